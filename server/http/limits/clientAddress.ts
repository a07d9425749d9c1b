import type { MiddlewareHandler } from 'hono'
import { withoutPort } from './networkOf.ts'
import type { SiteEnv } from '../site.ts'

/**
 * Sets the client's address. Behind a trusted proxy it is the last address of `X-Forwarded-For`, which the proxy itself saw; the
 * client can invent the others.
 */
export function clientAddress(trustProxy: boolean): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    c.set('client', withoutPort(forwarded ?? c.env.incoming.socket.remoteAddress ?? 'unknown'))
    await next()
  }
}
