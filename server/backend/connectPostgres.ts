import { createPostgresConnection } from '@supabase/lite/postgres'
import { answerErrorsAsPostgrest } from './errorCodes.ts'
import { type Connected, queriesOf } from './database.ts'
import { timestampAsPostgrest } from './timestamps.ts'

const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184

function textType(oid: number) {
  return { to: oid, from: [oid], serialize: (value: unknown) => value, parse: timestampAsPostgrest }
}

/** Connects to the PostgreSQL at `url`. Rejects with the driver's error when it cannot be reached. */
export async function connectPostgres(url: string): Promise<Connected> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      connect_timeout: 10,
      onnotice: () => {},
      types: { timestamp: textType(TIMESTAMP), timestamptz: textType(TIMESTAMPTZ) },
    },
  })
  answerErrorsAsPostgrest(connection)
  const sql = connection.driver
  try {
    await sql`select 1`
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
