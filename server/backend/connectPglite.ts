import { createPgliteConnection, PGlite } from '@supabase/lite/pglite'
import { batchRequestSetup } from './batchRequestSetup.ts'
import { answerErrorsAsPostgrest } from './errorCodes.ts'
import { type Connected, queriesOf } from './database.ts'
import { makeSerializersLenient } from './lenientSerializers.ts'
import { serializeTransactions } from './pgliteMutex.ts'
import type { OnQuery } from './queryLog.ts'
import { stopAtPanic } from './stopAtPanic.ts'
import { TIMESTAMP, timestampAsPostgrest, TIMESTAMPTZ } from './timestamps.ts'

/**
 * The cache of the database's files. PostgreSQL clears all of it at each start, and by default it takes 128 MB. Files in memory hardly
 * need it, and files on disk are also in the cache of the operating system.
 */
const CACHE = { inMemory: '16MB', onDisk: '32MB' }

/**
 * Opens or creates the embedded database.
 * @param folder a plain path; PGlite would create a folder named `file:…`. Undefined: the database is in memory.
 * @param template a PGlite dump that a new database starts from.
 */
export async function connectPglite(
  folder: string | undefined,
  template?: Blob,
  onQuery?: OnQuery,
): Promise<Connected> {
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      startParams: [
        ...PGlite.defaultStartParams,
        '-c',
        `shared_buffers=${folder === undefined ? CACHE.inMemory : CACHE.onDisk}`,
      ],
      ...(template && { loadDataDir: template }),
      parsers: { [TIMESTAMP]: timestampAsPostgrest, [TIMESTAMPTZ]: timestampAsPostgrest },
    },
  })
  const pglite = connection.driver
  await pglite.waitReady
  stopAtPanic(pglite)
  makeSerializersLenient(pglite.serializers)
  await pglite.exec(`set time zone 'UTC'`)
  serializeTransactions(connection, pglite, onQuery)
  answerErrorsAsPostgrest(connection)
  batchRequestSetup(connection)
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
