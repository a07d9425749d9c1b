import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { SiteEnv } from './site.ts'

/**
 * Logs one structured line per request: method, path, status, milliseconds. It leaves out the query, which may contain a token or a
 * search, headers and bodies. Successful reads have the level debug, and so has `/healthz` of a host that stops.
 */
export function requestLog(log: Logger, isStopping = () => false): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { status } = c.res
    const line = { method: c.req.method, path: c.req.path, status, ms: Math.round(performance.now() - start) }
    if (c.req.path === '/healthz' && isStopping()) log.debug(line, 'stopping')
    else if (status >= 500) log.error({ ...line, err: c.error }, 'failed')
    else if (status === 429) log.warn({ ...line, client: c.get('client') }, 'limited')
    else if (status >= 400 || !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) log.info(line, 'request')
    else log.debug(line, 'request')
  }
}
