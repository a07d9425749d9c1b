import { once } from 'node:events'
import type { Server } from 'node:http'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { StartError } from './startError.ts'

/** Answers a request; `env` contains its connection. */
export type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>

export type Listener = {
  /** The URL at which it listens, without a slash at the end. */
  readonly url: string
  /** Starts answering requests with `answer`. Until then they get 503 with Retry-After. */
  serve(answer: Answer): void
  /** Refuses new requests and waits a few seconds for the running ones. */
  close(): Promise<void>
}

/** How long a running request may take after a signal to stop. */
const GRACE_MS = 5000

/** How often idle connections are closed while the host stops. */
const IDLE_CHECK_MS = 50

/**
 * The keep-alive timeout. It is longer than the minute of common proxies: if the host closed a connection first, a request that the
 * proxy sends at that moment would be lost.
 */
const KEEP_ALIVE_MS = 75_000

/** Listens on a port, 0 for a free one. @throws StartError if the port or address is not available */
export async function listen({ port, host }: { port: number; host: string }): Promise<Listener> {
  let answer: Answer = () => new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } })
  const server = createAdaptorServer({
    // The server uses HTTP/1.1, which determines the type of the bindings.
    fetch: (request, env) => answer(request, env as HttpBindings),
  }) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program. Stop it, or set PORT.`
        : `The host cannot listen on ${host}:${port}: ${error.message}`,
    )
  })
  return {
    url: addressOf(server, host),
    serve: (next) => {
      answer = next
    },
    close: () => stop(server),
  }
}

function addressOf(server: Server, host: string): string {
  const address = server.address()
  return urlOf(host, typeof address === 'object' && address ? address.port : 0)
}

/** The URL on this machine of a host that listens on this address and port, without a slash at the end. */
export function urlOf(host: string, port: number): string {
  const loopback = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1'
  return `http://${loopback ? 'localhost' : host}:${port}`
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // Node does not close connections that become idle after `close`.
  const timers = [
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS),
    setTimeout(() => server.closeAllConnections(), GRACE_MS),
  ]
  await closed
  timers.forEach(clearTimeout)
}
