import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Finds a free TCP port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server's address has this type
  server.close()
  await once(server, 'close')
  return port
}
