import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A TCP port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server on a port always has this form
  server.close()
  await once(server, 'close')
  return port
}
