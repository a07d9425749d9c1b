import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Proxy = {
  readonly url: string
  /** Ends all connections and refuses new ones until `restore`. */
  cut(): Promise<void>
  restore(): Promise<void>
}

/**
 * Starts a proxy in front of the tested host, so that a test can make the host unreachable in any browser.
 * @param target the port of the host
 */
export async function startProxy(target: number): Promise<Proxy> {
  const sockets = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(target, 'localhost')
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        incoming.destroy()
        outgoing.destroy()
      })
    }
    incoming.pipe(outgoing).pipe(incoming)
  })
  const listen = async (port: number) => {
    server.listen(port, 'localhost')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port // a TCP server's address has this type
  }
  const port = await listen(0)
  return {
    url: `http://localhost:${port}`,
    async cut() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
    restore: async () => void (await listen(port)),
  }
}
