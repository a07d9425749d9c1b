import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Marionette = {
  /** Sends a command such as WebDriver:Navigate. @returns its result. @throws with Firefox's message if it fails. */
  send(command: string, values?: object): Promise<unknown>
  close(): void
}

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown]

/**
 * Connects by Marionette, the protocol of Firefox that geckodriver uses. Its messages are JSON arrays, each after its length
 * in bytes and a colon.
 * @param port the TCP port of a Firefox that is starting
 */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = await connectOnceListening(port)
  const waiting = new Map<number, (answer: Answer) => void>()
  let received = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon).toString())
      if (colon < 0 || received.length < end) return
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Answer | object // the first is a greeting
      received = received.subarray(end)
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer)
    }
  })
  let sent = 0
  return {
    async send(command, values = {}) {
      const id = ++sent
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
      const body = JSON.stringify([0, id, command, values])
      socket.write(`${Buffer.byteLength(body)}:${body}`)
      const [, , error, result] = await answered
      waiting.delete(id)
      if (error) throw new Error(`${command}: ${error.error}: ${error.message}`)
      return result
    },
    close: () => socket.destroy(),
  }
}

async function connectOnceListening(port: number): Promise<Socket> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return socket
    } catch {
      await sleep(100)
    }
  }
}
