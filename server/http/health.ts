import type { Context } from 'hono'
import type { PoolState } from '../backend/database.ts'
import type { ReplicaState } from '../backend/replica/replica.ts'
import type { RestQueue } from './limits/restQueue.ts'
import type { OutboxRefusals } from './outboxRefusals.ts'
import type { SiteEnv, SiteParts } from './site.ts'

/** The state of the connections of the host. */
export type Connections = {
  readonly pool?: PoolState | undefined
  readonly replica?: ReplicaState | undefined
}

const MEGABYTE = 1024 * 1024

const STATE = `
  select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes, cards_read_at, prices_read_at,
    (select count(*)::int from private.deck_jobs) as deck_jobs,
    (select jsonb_build_object('count', count(*), 'newest', max(version)) from supabase_migrations.schema_migrations) as migrations,
    (select coalesce(jsonb_object_agg(task_name, jsonb_build_object('last_run', last_run,
        'outcome', coalesce(details ->> 'outcome', case when success then 'Success' else 'Failed' end))), '{}')
      from public.admin_tasks where last_run is not null) as tasks
  from public.catalogue_version`

/**
 * `/healthz`: whether the host and its database answer. An administrator, with the token of a session, also sees versions, sizes in MB,
 * tasks and connections.
 */
export function health(
  { database, backend, secrets, siteUrl, connections = () => ({}), isStopping = () => false }: SiteParts,
  queue: RestQueue,
  refusals: OutboxRefusals,
): (c: Context<SiteEnv>) => Promise<Response> {
  /** The database decides: it shows the tasks only to administrators whose session has not ended. */
  async function isAdmin(c: Context<SiteEnv>, authorization: string): Promise<boolean> {
    const url = new URL('/rest/v1/admin_tasks?select=task_name&limit=1', siteUrl)
    const headers = { apikey: secrets.publishableKey, authorization }
    const answer = await backend.fetch(new Request(url, { headers }), c.get('client'))
    const rows: unknown = answer.ok ? await answer.json() : undefined
    return Array.isArray(rows) && rows.length > 0
  }

  async function details() {
    const [row] = await database.query(STATE)
    const { rss, heapUsed } = process.memoryUsage()
    const { version, bytes, ...state } = row ?? {}
    const megabytes = (size: number) => Math.round(size / MEGABYTE)
    return {
      ...state,
      database_version: version,
      database_mb: megabytes(Number(bytes)),
      memory_mb: { resident: megabytes(rss), heap: megabytes(heapUsed) },
      uptime_seconds: Math.round(process.uptime()),
      outbox_refusals: refusals.counts,
      ...connections(),
    }
  }

  return async (c) => {
    if (isStopping()) return c.json({ status: 'stopping', database: database.kind }, 503)
    const answers = await database.query('select 1').then(
      () => true,
      () => false,
    )
    if (!answers) return c.json({ status: 'unavailable', database: database.kind }, 503)
    const state = { status: 'ok', database: database.kind }
    const authorization = c.req.header('authorization')
    if (authorization === undefined) return c.json(state)
    // The queue bounds the work that members can cause here.
    const answer = await queue.run(c, async () =>
      (await isAdmin(c, authorization)) ? { status: 200, details: await details() } : { status: 403 },
    )
    return c.json({ ...state, ...('details' in answer && answer.details) }, 200, { 'Cache-Control': 'no-store' })
  }
}
