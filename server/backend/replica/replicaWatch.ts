import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { reasonOf } from '../../startError.ts'
import { likeLibpq } from '../postgresPool.ts'
import { reconnect } from '../reconnect.ts'

/** A replica that lacks anything older than this is not used. */
const MAX_AGE_MS = 1000

const CHECK_MS = 250

/** A server that does not answer a check within this time counts as dead. */
const ANSWER_MS = 2000

/** How many positions are remembered. */
const MAX_POSITIONS = 240

const APPLICATION = 'lorefolio replica check'

export type ReplicaWatch = {
  /** Whether the replica has all that was written until a second ago. */
  isFresh(): boolean
  /** How far the replica is behind, in seconds; undefined without an answer. */
  lag(): number | undefined
  /** Counts the replica as dead until the next check. */
  markDead(): void
  stop(): Promise<void>
}

type WatchOptions = {
  readonly primaryUrl: string
  readonly replicaUrl: string
  /** Called when the replica answers, before it is used. */
  readonly onAnswer: () => Promise<void>
  /** Called when it no longer answers. */
  readonly onDead: () => void
  readonly log: Logger
}

/** A position in the write-ahead log that the primary had reached at a time. */
type Position = { readonly at: number; readonly bytes: bigint }

/**
 * Watches how far the replica is behind: it notes the primary's position in the write-ahead log and looks which of the
 * noted positions the replica has replayed. So it needs no common clock, and an idle primary does not look like a lag.
 * Its connections are separate, so that it never waits for requests.
 */
export function watchReplica({ primaryUrl, replicaUrl, onAnswer, onDead, log }: WatchOptions): ReplicaWatch {
  let positions: Position[] = []
  /** When the primary had reached the last position that the replica has; undefined: it is not to be used. */
  let provenAt: number | undefined
  let isAnswering = false
  let wasUsed: boolean | undefined

  const isFresh = () => provenAt !== undefined && performance.now() - provenAt <= MAX_AGE_MS
  const report = (problem?: string) => {
    if (wasUsed === isFresh()) return
    wasUsed = isFresh()
    if (wasUsed) log.info('the replica is used')
    else log.warn({ problem: problem ?? 'it is behind' }, 'the replica is not used')
  }

  async function check(primary: pg.Client, replica: pg.Client): Promise<void> {
    const at = performance.now()
    const [{ bytes }] = await rowsOf<{ bytes: string }>(primary, `select pg_current_wal_lsn() - '0/0' as bytes`)
    positions.push({ at, bytes: BigInt(bytes) })
    const [{ is_standby: isStandby, replayed }] = await rowsOf<{ is_standby: boolean; replayed: string | null }>(
      replica,
      `select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn() - '0/0' as replayed`,
    )
    if (!isStandby || replayed === null) throw new Error('it is not a streaming standby')
    const last = positions.findLastIndex((position) => position.bytes <= BigInt(replayed))
    if (last >= 0) provenAt = positions[last]?.at
    positions = positions.slice(Math.max(0, last))
    if (positions.length > MAX_POSITIONS) positions = positions.filter((_, index) => index % 2 === 0)
    report()
  }

  const stop = reconnect(
    () => [makeClient(primaryUrl), makeClient(replicaUrl)],
    async ([primary, replica], signal) => {
      const [ours, theirs] = await Promise.all([databaseOf(primary), databaseOf(replica)])
      if (ours !== theirs) throw new Error('it is not a copy of the database of DATABASE_URL')
      await onAnswer()
      isAnswering = true
      while (!signal.aborted) {
        await check(primary, replica)
        await wait(CHECK_MS, undefined, { signal, ref: false })
      }
    },
    (error) => {
      provenAt = undefined
      positions = []
      if (isAnswering) onDead()
      isAnswering = false
      report(reasonOf(error))
    },
  )
  return {
    isFresh,
    lag: () => (provenAt === undefined ? undefined : (performance.now() - provenAt) / 1000),
    markDead: () => (provenAt = undefined),
    stop,
  }
}

const makeClient = (url: string): pg.Client =>
  new pg.Client({
    connectionString: likeLibpq(url),
    application_name: APPLICATION,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })

/** Identifies a database and its physical copies. */
async function databaseOf(client: pg.Client): Promise<string> {
  const statement = `select system_identifier || ' ' || current_database() as database from pg_control_system()`
  return (await rowsOf<{ database: string }>(client, statement))[0].database
}

async function rowsOf<Row extends pg.QueryResultRow>(client: pg.Client, statement: string): Promise<[Row]> {
  const { rows } = await client.query<Row>(statement)
  return rows as [Row] // statements of one row
}
