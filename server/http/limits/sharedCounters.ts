import { createHmac } from 'node:crypto'
import { type ClientRateLimitInfo, MemoryStore, type Store } from 'hono-rate-limiter'
import type { Database } from '../../backend/database.ts'
import type { Secrets } from '../../secrets.ts'
import type { SiteEnv } from '../site.ts'

/** Expired rows are deleted with the first count after this time. */
const SWEEP_MS = 10 * 60_000

// A window starts with the first count after the last one's end.
const COUNT = `
  insert into hosts.counters as counter values ($1, 1, now() + $2 * interval '1 millisecond')
  on conflict (key) do update set
    count = case when counter.ends_at <= now() then 1 else counter.count + 1 end,
    ends_at = case when counter.ends_at <= now() then excluded.ends_at else counter.ends_at end
  returning count, ends_at`
const READ = 'select count, ends_at from hosts.counters where key = $1 and ends_at > now()'
const SWEEP = `
  delete from hosts.counters
  where key in (select key from hosts.counters where ends_at <= now() for update skip locked)`

/** A store of counts by key, each for a time window. */
export type Counters = Required<Pick<Store<SiteEnv>, 'increment' | 'get' | 'decrement' | 'resetKey'>> & {
  /** Sets the window. Rate limiters call it; other users have to. */
  init(options: { readonly windowMs: number }): void
}

/** Makes a store. Stores of one name count together, if they count in the database. */
export type MakeCounters = (name: string) => Counters

/**
 * Makes stores of counts. On PostgreSQL all hosts count together, in `hosts.counters`; the embedded database has one
 * host, which counts in its memory.
 */
export function sharedCounters(
  database: Pick<Database, 'kind' | 'query'>,
  { jwtSecret }: Pick<Secrets, 'jwtSecret'>,
): MakeCounters {
  if (database.kind === 'pglite') return () => new MemoryStore<SiteEnv>()
  let swept = 0
  return (name) => {
    let windowMs = 0
    // Hashed, so that a dump of the database does not show addresses and accounts.
    const keyOf = (key: string) =>
      createHmac('sha256', jwtSecret).update(`counter\n${name}\n${key}`).digest('base64url')
    return {
      init: (options) => {
        windowMs = options.windowMs
      },
      async increment(key) {
        if (Date.now() - swept > SWEEP_MS) {
          swept = Date.now()
          // No request waits for the deletion. If it fails, the next one tries again.
          void database.query(SWEEP).catch(() => undefined)
        }
        const [row] = await database.query(COUNT, [keyOf(key), windowMs])
        return infoOf(row)
      },
      async get(key) {
        const [row] = await database.query(READ, [keyOf(key)])
        return row && infoOf(row)
      },
      async decrement(key) {
        await database.query('update hosts.counters set count = count - 1 where key = $1 and count > 0', [keyOf(key)])
      },
      async resetKey(key) {
        await database.query('delete from hosts.counters where key = $1', [keyOf(key)])
      },
    }
  }
}

const infoOf = (row: Record<string, unknown> | undefined): ClientRateLimitInfo => ({
  totalHits: Number(row?.['count']),
  resetTime: new Date(String(row?.['ends_at'])),
})
