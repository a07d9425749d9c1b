import { createPgliteConnection } from '@supabase/lite/pglite'
import { answerErrorsAsPostgrest } from './errorCodes.ts'
import { type Connected, queriesOf } from './database.ts'
import { makeSerializersLenient } from './lenientSerializers.ts'
import { serializeTransactions } from './pgliteMutex.ts'
import { stopAtPanic } from './stopAtPanic.ts'
import { TIMESTAMP, timestampAsPostgrest, TIMESTAMPTZ } from './timestamps.ts'

/**
 * Opens (and creates) the embedded database in `folder`, in memory without one.
 * The folder is a plain path: with a `file:` prefix PGlite would make a folder of that name.
 * @param template what a new database begins as, as PGlite dumps one; empty without it
 */
export async function connectPglite(folder: string | undefined, template?: Blob): Promise<Connected> {
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
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
    patientQuery: queries.query,
  }
}
