/**
 * A channel to all tabs of this browser, including the sender's.
 * @param name the name of the channel, which no other channel has.
 */
export const tabChannel = <Message>(name: string) => ({
  /** Sends a message to all subscribers in this browser. */
  publish(message: Message): void {
    const channel = new BroadcastChannel(name)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    channel.postMessage(message)
    channel.close()
  },
  /** Calls `listener` with each message from any tab of this browser. @returns a function that unsubscribes. */
  subscribe(listener: (message: Message) => void): () => void {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data))
    return () => channel.close()
  },
})
