import type { MiddlewareHandler } from 'hono'
import { withoutPort } from './networkOf.ts'
import type { SiteEnv } from '../site.ts'

/**
 * Notes who is asking. Behind a trusted proxy that is the last address of `X-Forwarded-For`, the one the proxy itself saw;
 * everything before it was sent by the client and may be invented.
 */
export function clientAddress(trustProxy: boolean): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    c.set('client', withoutPort(forwarded ?? c.env.incoming.socket.remoteAddress ?? 'unknown'))
    await next()
  }
}
