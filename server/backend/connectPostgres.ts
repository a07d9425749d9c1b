import type { Connection } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { answerErrorsAsPostgrest } from './errorCodes.ts'
import { type Connected, queriesOf } from './database.ts'
import { makePool } from './postgresPool.ts'

/** What one request asks for may take this long; a hosted project gives it three to eight seconds. */
const PATIENCE = "set local statement_timeout = '30s'"

/** A server that still says nothing after it should have ended the statement is gone, or the way to it. */
export const ANSWER_MS = 35_000

/** Ends requests that take too long, so that ten of them do not hold all connections. The host's own statements have no end. */
function giveUpLate(connection: Connection): void {
  const withContext = connection.withContext.bind(connection)
  connection.withContext = (vars, work, options) => {
    const inTime: typeof work = async (database) => {
      await database.executeQuery(CompiledQuery.raw(PATIENCE))
      return work(database)
    }
    return withContext(vars, vars ? inTime : work, options)
  }
}

/**
 * Connects to the PostgreSQL at `url`. Rejects with ConnectionLost when it cannot be reached.
 * @param answerMs how long a request's statement, or a single one of the host's, waits for an answer; without it as long as it takes.
 * The host's own transactions, such as migrations, always wait.
 */
export async function connectPostgres(url: string, answerMs?: number): Promise<Connected> {
  const pool = makePool(url)
  try {
    await pool.connect()
  } catch (error) {
    await pool.close()
    throw error
  }
  const dialect = (waitMs: number | undefined) => new PostgresDialect({ pool: pool.asKysely(waitMs) })
  const connection = createPostgresConnection({})
  // The driver that it was made with never connects: a connection that ended in the middle of a statement ended the process.
  connection.kysely = new Kysely({ dialect: dialect(answerMs) })
  answerErrorsAsPostgrest(connection)
  giveUpLate(connection)
  const patient = queriesOf(new Kysely<unknown>({ dialect: dialect(undefined) }))
  return {
    connection,
    database: {
      kind: 'postgres',
      query: queriesOf(connection.kysely).query,
      transaction: patient.transaction,
      close: () => pool.close(),
    },
    patientQuery: patient.query,
  }
}
