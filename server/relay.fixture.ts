import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Forwards connections to a database until it freezes: then it accepts connections and stays silent, like a machine that hangs. */
export class Relay {
  #isFrozen = false
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined

  async listen(target: string): Promise<string> {
    this.#server = createServer((socket) => {
      const onward = connect(Number(new URL(target).port), '127.0.0.1')
      for (const [from, to] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        this.#sockets.add(from)
        from.on('data', (data) => this.#isFrozen || to.write(data))
        from.on('error', () => to.destroy())
        from.on('close', () => to.destroy())
      }
    })
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    const address = new URL(target)
    address.port = String((this.#server.address() as AddressInfo).port)
    return address.href
  }

  freeze(): void {
    this.#isFrozen = true
  }

  /** Ends all connections, because their data of the meantime is lost. */
  thaw(): void {
    this.#isFrozen = false
    this.#sockets.forEach((socket) => socket.destroy())
    this.#sockets.clear()
  }

  close(): void {
    this.thaw()
    this.#server?.close()
  }
}
