import type { Connection } from '@supabase/lite'
import { CompiledQuery, type Kysely } from 'kysely'

export type Row = Record<string, unknown>

export type Transaction = {
  query(text: string, params?: readonly unknown[]): Promise<Row[]>
}

/**
 * The host's access to the database as its owner, without row level security. It serves migrations, the first seed, public pages and
 * the catalogue's version, and never runs SQL from a browser.
 */
export type Database = Transaction & {
  readonly kind: 'pglite' | 'postgres'
  /** Runs `work` in one transaction. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Numbers of connections, and of requests that wait for one. */
export type PoolState = { readonly busy: number; readonly idle: number; readonly waiting: number }

/** A connection of the embedded backend, and the host's access to the same database. */
export type Connected = {
  readonly connection: Connection
  readonly database: Database
  /** Like `database.query`, but without its timeout on PostgreSQL, for statements that may take minutes. */
  readonly queryWithoutTimeout: Transaction['query']
  /** The connections of the pool, on PostgreSQL. */
  readonly poolState?: () => PoolState
  /** Whether the disk has so little space that nothing more should be written. */
  readonly isDiskFull?: boolean
}

/** Queries through the backend's pool. */
export function queriesOf(kysely: Kysely<unknown>): Pick<Database, 'query' | 'transaction'> {
  const on = (executor: Kysely<unknown>): Transaction => ({
    query: async (text, params = []) => (await executor.executeQuery<Row>(CompiledQuery.raw(text, [...params]))).rows,
  })
  return {
    query: on(kysely).query,
    transaction: (work) => kysely.transaction().execute((transaction) => work(on(transaction))),
  }
}
