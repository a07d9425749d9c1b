import type { Connection } from '@supabase/lite'
import { CompiledQuery, type Kysely } from 'kysely'

/** One row as the database gave it. */
export type Row = Record<string, unknown>

/** Statements inside of one transaction. */
export type Transaction = {
  query(text: string, params?: readonly unknown[]): Promise<Row[]>
}

/**
 * The host's own way to the database, as its owner: row level security does not bind it.
 * Used for migrations, the first seed and the catalogue's version, never with text that a browser sent as SQL.
 */
export type Database = Transaction & {
  readonly kind: 'pglite' | 'postgres'
  /** Runs `work` in one transaction: all of it is there afterwards, or nothing. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A connection of the embedded backend and the host's own access to the same database. */
export type Connected = {
  readonly connection: Connection
  readonly database: Database
  /** `database.query` for what may take minutes: on PostgreSQL that one gives up on a silent server. */
  readonly patientQuery: Transaction['query']
  /** Whether its disk has so little room left that nothing more should be written. */
  readonly isDiskFull?: boolean
}

/** Queries through the backend's own pool, so that they queue with its requests. */
export function queriesOf(kysely: Kysely<unknown>): Pick<Database, 'query' | 'transaction'> {
  const on = (executor: Kysely<unknown>): Transaction => ({
    query: async (text, params = []) => (await executor.executeQuery<Row>(CompiledQuery.raw(text, [...params]))).rows,
  })
  return {
    query: on(kysely).query,
    transaction: (work) => kysely.transaction().execute((transaction) => work(on(transaction))),
  }
}
