import { once } from 'node:events'
import type { Server } from 'node:http'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { StartError } from './startError.ts'

/** Answers a request; `env` carries the connection it came by. */
export type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>

export type Listener = {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  /** From now on requests are answered by `answer`; until then they are told to come back. */
  serve(answer: Answer): void
  /** Takes no new requests and waits for the running ones, for some seconds. */
  close(): Promise<void>
}

/** How long a running request may take after the host was asked to stop. */
const GRACE_MS = 5000

/** How often it is looked whether one has ended meanwhile. */
const IDLE_CHECK_MS = 50

/**
 * How long a connection without a request is kept. Proxies keep theirs for a minute: where the host closed one first, what was
 * sent over it at that moment was lost.
 */
const KEEP_ALIVE_MS = 75_000

/** Listens on a port, 0 for a free one. @throws StartError when the port or the address cannot be had */
export async function listen({ port, host }: { port: number; host: string }): Promise<Listener> {
  let answer: Answer = () => new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } })
  const server = createAdaptorServer({
    // Its bindings depend on the kind of server; this is an HTTP/1.1 one.
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

/** Where a host that listens on this address and port is asked from the same machine, without a slash at the end. */
export function urlOf(host: string, port: number): string {
  const loopback = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1'
  return `http://${loopback ? 'localhost' : host}:${port}`
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection whose request ends meanwhile would be kept for the next one.
  const timers = [
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS),
    setTimeout(() => server.closeAllConnections(), GRACE_MS),
  ]
  await closed
  timers.forEach(clearTimeout)
}
