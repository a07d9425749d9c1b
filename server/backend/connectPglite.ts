import { createPgliteConnection, PGlite } from '@supabase/lite/pglite'
import { answerErrorsAsPostgrest } from './errorCodes.ts'
import { type Connected, queriesOf } from './database.ts'
import { makeSerializersLenient } from './lenientSerializers.ts'
import { serializeTransactions } from './pgliteMutex.ts'
import { stopAtPanic } from './stopAtPanic.ts'
import { TIMESTAMP, timestampAsPostgrest, TIMESTAMPTZ } from './timestamps.ts'

/** A database in memory needs no large cache of its files. PostgreSQL clears the usual 128 MB at each start. */
const SMALL_CACHE = ['-c', 'shared_buffers=16MB']

/**
 * Opens or creates the embedded database.
 * @param folder a plain path; PGlite would create a folder named `file:…`. Undefined: the database is in memory.
 * @param template a PGlite dump that a new database starts from.
 */
export async function connectPglite(folder: string | undefined, template?: Blob): Promise<Connected> {
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      ...(folder === undefined && { startParams: [...PGlite.defaultStartParams, ...SMALL_CACHE] }),
      ...(template && { loadDataDir: template }),
      parsers: { [TIMESTAMP]: timestampAsPostgrest, [TIMESTAMPTZ]: timestampAsPostgrest },
    },
  })
  const pglite = connection.driver
  await pglite.waitReady
  stopAtPanic(pglite)
  makeSerializersLenient(pglite.serializers)
  await pglite.exec(`set time zone 'UTC'`)
  serializeTransactions(connection, pglite)
  answerErrorsAsPostgrest(connection)
  const queries = queriesOf(connection.kysely)
  return {
    connection,
    database: {
      kind: 'pglite',
      ...queries,
      close: () => connection.close(),
    },
    queryWithoutTimeout: queries.query,
  }
}
