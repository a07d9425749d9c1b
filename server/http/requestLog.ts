import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { SiteEnv } from './site.ts'

/**
 * One structured line a request: method, path, status, milliseconds. Never the query, which may carry a token or a search,
 * nor a header, nor a body. Reads that went well are of level debug.
 */
export function requestLog(log: Logger): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { status } = c.res
    const line = { method: c.req.method, path: c.req.path, status, ms: Math.round(performance.now() - start) }
    if (status >= 500) log.error({ ...line, err: c.error }, 'failed')
    else if (status === 429) log.warn({ ...line, client: c.get('client') }, 'limited')
    else if (status >= 400 || !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) log.info(line, 'request')
    else log.debug(line, 'request')
  }
}
