import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect } from 'kysely'
import type { Logger } from 'pino'
import { isConnectionLost } from '../connectionLost.ts'
import { ANSWER_TIMEOUT_MS } from '../connectPostgres.ts'
import type { Backend } from '../createBackend.ts'
import { type Connected, type Database, queriesOf } from '../database.ts'
import { makePool } from '../postgresPool.ts'
import { type OnQuery, reportTo } from '../queryLog.ts'
import { allowsStaleRead } from './allowsStaleRead.ts'
import { watchReplica } from './replicaWatch.ts'

/** Timeout for getting a connection to the replica. */
const CONNECT_MS = 2000

/** The SQLSTATE of a statement that took too long. The primary would take as long. */
const TIMED_OUT = '57014'

/** Reads of public data that may be a second old. */
export type Reads = Pick<Database, 'query' | 'transaction'>

export type ReplicaState = {
  readonly isUsed: boolean
  /** How far the replica is behind, in seconds; undefined without an answer. */
  readonly lag: number | undefined
  /** Numbers of reads: answered by the replica, and by the primary because the replica was skipped or failed. */
  readonly reads: { readonly answered: number; readonly skipped: number; readonly failed: number }
}

/**
 * A streaming standby that answers reads which may be a moment old. The primary answers them if it lags, fails or is
 * dead.
 */
export type Replica = {
  /** For the host's own statements that only read. */
  readonly reads: Reads
  /** Lets guests' reads of public data go to the replica. */
  serve(backend: Backend, publishableKey: string): Backend
  state(): ReplicaState
  close(): Promise<void>
}

/** Uses the standby at `replicaUrl` of the database at `primaryUrl` from its first check on. */
export function connectReplica(
  { connection, database }: Connected,
  {
    primaryUrl,
    replicaUrl,
    log,
    onQuery,
  }: { primaryUrl: string; replicaUrl: string; log: Logger; onQuery?: OnQuery | undefined },
): Replica {
  const pool = makePool(replicaUrl, CONNECT_MS)
  const kysely = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: pool.asKysely(ANSWER_TIMEOUT_MS) }),
    ...reportTo(onQuery),
  })
  const watch = watchReplica({ primaryUrl, replicaUrl, onAnswer: pool.connect, onDead: pool.drop, log })
  const counts = { answered: 0, skipped: 0, failed: 0 }

  /**
   * The primary repeats a read that failed: the cause may be a write, a conflict with replication, or a migration on
   * its way.
   */
  async function read<T>(onReplica: () => Promise<T>, onPrimary: () => Promise<T>): Promise<T> {
    if (!watch.isFresh()) {
      counts.skipped += 1
      return onPrimary()
    }
    try {
      const result = await onReplica()
      counts.answered += 1
      return result
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === TIMED_OUT) throw error
      if (isConnectionLost(error)) watch.markDead()
      counts.failed += 1
      return onPrimary()
    }
  }

  // The backend runs the statements of a request in a context of its connection: the same context, on the other server.
  const staleReadContext = new AsyncLocalStorage<true>()
  const withContext = connection.withContext
  const onReplica = Object.create(connection, { kysely: { value: kysely } }) as typeof connection
  connection.withContext = async (vars, work, options) => {
    const onPrimary = async () => withContext.call(connection, vars, work, options) as ReturnType<typeof work>
    if (staleReadContext.getStore() !== true) return onPrimary()
    return read(async () => withContext.call(onReplica, vars, work, options) as ReturnType<typeof work>, onPrimary)
  }

  const replicaQueries = queriesOf(kysely)
  return {
    reads: {
      query: async (text, params) =>
        read(
          () => replicaQueries.query(text, params),
          () => database.query(text, params),
        ),
      transaction: async (work) =>
        read(
          () => replicaQueries.transaction(work),
          () => database.transaction(work),
        ),
    },
    serve: (backend, publishableKey) => ({
      fetch: async (request, peerAddress) =>
        allowsStaleRead(request, publishableKey)
          ? staleReadContext.run(true, () => backend.fetch(request, peerAddress))
          : backend.fetch(request, peerAddress),
    }),
    state: () => ({ isUsed: watch.isFresh(), lag: watch.lag(), reads: { ...counts } }),
    close: async () => {
      await watch.stop()
      await pool.close()
    },
  }
}
