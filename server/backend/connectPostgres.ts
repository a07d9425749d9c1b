import type { Connection } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { CompiledQuery } from 'kysely'
import { answerErrorsAsPostgrest } from './errorCodes.ts'
import { type Connected, queriesOf } from './database.ts'
import { letDatabaseRead } from './letDatabaseRead.ts'
import { TIMESTAMP, timestampAsPostgrest, TIMESTAMPTZ } from './timestamps.ts'

const JSON_TEXT = 114
const JSONB = 3802

function textType(oid: number) {
  return { to: oid, from: [oid], serialize: (value: unknown) => value, parse: timestampAsPostgrest }
}

/**
 * The auth service hands over JSON that is text already, the data API hands over values. Encoding the text once more would
 * store a JSON string where an object is meant, and what somebody gave at sign-up would be lost.
 */
function jsonType(oid: number) {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  }
}

/** What one request asks for may take this long; a hosted project gives it three to eight seconds. */
const PATIENCE = "set local statement_timeout = '30s'"

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

/** Connects to the PostgreSQL at `url`. Rejects with the driver's error when it cannot be reached. */
export async function connectPostgres(url: string): Promise<Connected> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      connect_timeout: 10,
      onnotice: () => {},
      types: {
        timestamp: textType(TIMESTAMP),
        timestamptz: textType(TIMESTAMPTZ),
        json: jsonType(JSON_TEXT),
        jsonb: jsonType(JSONB),
      },
    },
  })
  answerErrorsAsPostgrest(connection)
  giveUpLate(connection)
  const sql = connection.driver
  try {
    await sql`select 1`
    // By now they are known, those of lists too.
    letDatabaseRead(sql.options.serializers)
  } catch (error) {
    await sql.end({ timeout: 1 })
    throw error
  }
  return {
    connection,
    database: {
      kind: 'postgres',
      ...queriesOf(connection.kysely),
      close: async () => {
        await connection.kysely.destroy()
        await sql.end({ timeout: 5 })
      },
    },
  }
}
