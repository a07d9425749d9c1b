import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Connected } from '../../backend/database.ts'
import type { Replica } from '../../backend/replica/replica.ts'
import type { SiteEnv } from '../site.ts'
import { registerGauges } from './gauges.ts'
import { routeOf } from './routeOf.ts'

export type Metrics = {
  /** Counts requests and measures their time. */
  readonly count: MiddlewareHandler<SiteEnv>
  /** Counts the reads of a cache. */
  cacheReads(cache: string): (isHit: boolean) => void
  /** Adds the time of rendering a preview picture, in ms. */
  addRenderTime(ms: number): void
  /** Counts a write of an outbox that was refused. @param kind what was written, such as `copies` */
  refusedWrite(kind: string, status: number): void
  /** Answers in Prometheus' text format if the request has the token. */
  readonly answer: MiddlewareHandler<SiteEnv>
}

/** In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Measures a host. It is loaded only if METRICS_TOKEN is set. */
export function makeMetrics(
  token: string,
  connected: Pick<Connected, 'database' | 'poolState'>,
  replica?: Pick<Replica, 'state'>,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'lorefolio_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'lorefolio_request_seconds',
    help: 'Time from the start of a request to its answer',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  const cacheReads = new Counter({
    name: 'lorefolio_cache_reads_total',
    help: 'Reads of a cache; a miss loads the value',
    labelNames: ['cache', 'result'],
    registers,
  })
  const renderTime = new Counter({
    name: 'lorefolio_preview_render_seconds_total',
    help: 'Seconds spent rendering preview pictures, one at a time: at most 1 per second',
    registers,
  })
  const refusals = new Counter({
    name: 'lorefolio_outbox_refusals_total',
    help: 'Writes of the outboxes of browsers that the database refused for good',
    labelNames: ['kind', 'status'],
    registers,
  })
  registerGauges(registry, connected, replica)

  return {
    async count(c, next) {
      const start = performance.now()
      await next()
      const { method, path } = c.req
      const route = routeOf(method, path, c.res.status)
      requests.inc({ method, route, status: c.res.status })
      seconds.observe({ method, route }, (performance.now() - start) / 1000)
    },
    cacheReads: (cache) => (isHit) => cacheReads.inc({ cache, result: isHit ? 'hit' : 'miss' }),
    addRenderTime: (ms) => renderTime.inc(ms / 1000),
    refusedWrite: (kind, status) => refusals.inc({ kind, status }),
    async answer(c) {
      if (!isEqual(c.req.header('authorization') ?? '', `Bearer ${token}`))
        return c.text('This needs the token of METRICS_TOKEN', 401, { 'WWW-Authenticate': 'Bearer' })
      return c.body(await registry.metrics(), 200, {
        'Content-Type': registry.contentType,
        'Cache-Control': 'no-store',
      })
    },
  }
}

function isEqual(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
