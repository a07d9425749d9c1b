import type { Connection } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { batchRequestSetup } from './batchRequestSetup.ts'
import { answerErrorsAsPostgrest } from './errorCodes.ts'
import { type Connected, queriesOf } from './database.ts'
import { makePool } from './postgresPool.ts'
import { type OnQuery, reportTo } from './queryLog.ts'

/** The timeout for a statement of a request. A hosted project has three to eight seconds. */
const STATEMENT_TIMEOUT = "set local statement_timeout = '30s'"

/** A server that does not answer within this time, which is longer than the statement timeout, is unreachable. */
export const ANSWER_TIMEOUT_MS = 35_000

/** Limits the duration of requests, so that ten slow ones do not hold all connections. Statements of the host have no limit. */
function limitStatements(connection: Connection): void {
  const withContext = connection.withContext
  connection.withContext = async function <T>(
    this: Connection,
    vars: Parameters<typeof withContext>[0],
    work: (database: Kysely<unknown>) => Promise<T>,
    options: Parameters<typeof withContext>[2],
  ) {
    const limited: typeof work = async (database) => {
      await database.executeQuery(CompiledQuery.raw(STATEMENT_TIMEOUT))
      return work(database)
    }
    return withContext.call(this, vars, vars ? limited : work, options) as Promise<T>
  }
}

/**
 * Connects to the PostgreSQL at `url`.
 * @param answerTimeoutMs the timeout for the answer to a statement of a request or to a single statement of the host. Transactions of
 * the host, such as migrations, have none.
 * @throws ConnectionLost if the database is unreachable
 */
export async function connectPostgres(url: string, answerTimeoutMs?: number, onQuery?: OnQuery): Promise<Connected> {
  const pool = makePool(url)
  try {
    await pool.connect()
  } catch (error) {
    await pool.close()
    throw error
  }
  const dialect = (timeoutMs: number | undefined) => new PostgresDialect({ pool: pool.asKysely(timeoutMs) })
  const connection = createPostgresConnection({})
  // Replaces the library's driver, which ended the process when it lost a connection during a statement (decision 34).
  connection.kysely = new Kysely({ dialect: dialect(answerTimeoutMs), ...reportTo(onQuery) })
  answerErrorsAsPostgrest(connection)
  batchRequestSetup(connection)
  limitStatements(connection)
  const withoutTimeout = queriesOf(new Kysely<unknown>({ dialect: dialect(undefined), ...reportTo(onQuery) }))
  return {
    connection,
    database: {
      kind: 'postgres',
      query: queriesOf(connection.kysely).query,
      transaction: withoutTimeout.transaction,
      close: () => pool.close(),
    },
    poolState: pool.state,
    queryWithoutTimeout: withoutTimeout.query,
  }
}
