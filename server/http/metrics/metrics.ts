import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Connected } from '../../backend/database.ts'
import type { Replica } from '../../backend/replica/replica.ts'
import type { SiteEnv } from '../site.ts'
import { routeOf } from './routeOf.ts'

export type Metrics = {
  /** Counts requests and measures their time. */
  readonly count: MiddlewareHandler<SiteEnv>
  /** Counts the reads of a cache. */
  cacheReads(cache: string): (isHit: boolean) => void
  /** Adds the time of rendering a preview picture, in ms. */
  drew(ms: number): void
  /** Counts a write of an outbox that was refused. @param kind what was written, such as `copies` */
  refusedWrite(kind: string, status: number): void
  /** Answers in Prometheus' text format if the request has the token. */
  readonly answer: MiddlewareHandler<SiteEnv>
}

/** In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const TASKS = `
  select task_name, coalesce(details ->> 'outcome', case when success then 'Success' else 'Failed' end) as outcome,
    extract(epoch from now() - last_run)::float8 as age
  from public.admin_tasks where last_run is not null`
const AGES = `
  select extract(epoch from now() - cards_read_at)::float8 as cards, extract(epoch from now() - prices_read_at)::float8 as prices
  from public.catalogue_version`

/** Measures a host. It is loaded only if METRICS_TOKEN is set. */
export function makeMetrics(
  token: string,
  { database, poolState }: Pick<Connected, 'database' | 'poolState'>,
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
  const drawing = new Counter({
    name: 'lorefolio_drawing_seconds_total',
    help: 'Time in which the drawing process drew preview pictures, one at a time: at most 1 per second',
    registers,
  })
  const refusals = new Counter({
    name: 'lorefolio_outbox_refusals_total',
    help: 'Writes of the outboxes of browsers that the database refused for good',
    labelNames: ['kind', 'status'],
    registers,
  })
  /** A gauge whose values are read at each scrape. Without the database it has none. */
  const gauge = (name: string, help: string, labelNames: string[], read: (gauge: Gauge) => Promise<void> | void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        // A gauge without labels would keep the value 0.
        const clear = () => (labelNames.length === 0 ? this.remove() : this.reset())
        clear()
        try {
          await read(this)
        } catch {
          clear()
        }
      },
    })
  if (poolState)
    gauge(
      'lorefolio_pool_connections',
      'Connections to PostgreSQL, and requests that wait for one',
      ['state'],
      (into) => {
        for (const [state, count] of Object.entries(poolState())) into.set({ state }, count)
      },
    )
  if (replica) {
    gauge('lorefolio_replica_used', '1 if the replica answers reads, 0 if it is left aside', [], (into) =>
      into.set(Number(replica.state().isUsed)),
    )
    gauge('lorefolio_replica_lag_seconds', 'The replica has what was written before this time', [], (into) => {
      const { lag } = replica.state()
      if (lag !== undefined) into.set(lag)
    })
    registry.registerMetric(
      new Counter({
        name: 'lorefolio_replica_reads_total',
        help: 'Reads that the replica answered, or the primary because the replica was left aside or failed',
        labelNames: ['result'],
        registers: [],
        collect() {
          this.reset()
          for (const [result, count] of Object.entries(replica.state().reads)) this.inc({ result }, count)
        },
      }),
    )
  }
  gauge('lorefolio_read_age_seconds', 'Time since the card service was completely read', ['what'], async (into) => {
    const [row = {}] = await database.query(AGES)
    for (const [what, age] of Object.entries(row)) if (age !== null) into.set({ what }, Number(age))
  })
  gauge(
    'lorefolio_task_age_seconds',
    'Time since the last run of a task, by its outcome',
    ['task', 'outcome'],
    async (into) => {
      const rows = await database.query(TASKS)
      for (const row of rows)
        into.set({ task: String(row['task_name']), outcome: String(row['outcome']) }, Number(row['age']))
    },
  )
  gauge('lorefolio_deck_jobs', 'Changes of prices or rules that decks do not show yet', [], async (into) => {
    const [row] = await database.query('select count(*)::int as jobs from private.deck_jobs')
    into.set(Number(row?.['jobs']))
  })

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
    drew: (ms) => drawing.inc(ms / 1000),
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
