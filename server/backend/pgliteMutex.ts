import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connection } from '@supabase/lite'
import type { PGlite } from '@supabase/lite/pglite'
import { Mutex } from 'async-mutex'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { type OnQuery, reportTo } from './queryLog.ts'

/**
 * Gives PGlite to one transaction at a time.
 *
 * PGlite is a single session, and the embedded backend sends every request's `begin … set role … select … commit` without
 * waiting for other requests. Two concurrent requests would share one transaction, and the identity of the second one would
 * apply to the queries of the first. So each transaction and each single statement locks the session. A query inside of a
 * transaction, such as reading the schema during a request, uses the transaction's lock instead of waiting for it.
 */
export function serializeTransactions(connection: Connection, pglite: PGlite, onQuery?: OnQuery): void {
  const lock = makeReentrantLock()
  const pool: PostgresPool = {
    connect: async () => asPoolClient(pglite, await lock.acquire()),
    end: async () => {},
  }
  connection.kysely = new Kysely({ dialect: new PostgresDialect({ pool }), ...reportTo(onQuery) })
  const withContext = connection.withContext.bind(connection)
  connection.withContext = (vars, work, options) => lock.run(() => withContext(vars, work, options))
  const runInTransaction = connection.runInTransaction.bind(connection)
  connection.runInTransaction = (work) => lock.run(() => runInTransaction(work))
}

function asPoolClient(pglite: PGlite, release: () => void): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    const { rows, affectedRows = 0 } = await pglite.query(text, [...values])
    // Kysely reads `rowCount` only for commands that write. PGlite does not return the command, and its count is 0 for a select.
    return { command: 'UPDATE', rowCount: affectedRows, rows }
  }
  // Kysely calls the second form of `query` only for cursors, and this dialect has none.
  return { query: query as unknown as PostgresPoolClient['query'], release }
}

/** A mutex that its holder can acquire again. */
function makeReentrantLock() {
  const mutex = new Mutex()
  const holder = new AsyncLocalStorage<true>()
  const acquire = async (): Promise<() => void> => (holder.getStore() ? () => {} : mutex.acquire())
  return {
    /** @returns releases the lock. */
    acquire,
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      const release = await acquire()
      try {
        return await holder.run(true, work)
      } finally {
        release()
      }
    },
  }
}
