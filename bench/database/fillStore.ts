import { join } from 'node:path'
import type { Transaction } from '../../server/backend/database.ts'
import { openDataFolder } from '../../server/dataFolder.ts'
import { MIGRATIONS } from '../../server/places.ts'
import { setUp } from '../../server/setUp.ts'
import type { Store } from './store.ts'

/** Creates a database with the cards of a built site and runs `seed` on it, before a host starts on it. */
export async function fillStore(
  { dataDir, databaseUrl }: Store,
  siteDir: string,
  seed: (database: Transaction) => Promise<void>,
): Promise<void> {
  const folder = openDataFolder(dataDir)
  const { database } = await setUp({
    folder,
    databaseUrl,
    migrationsDir: MIGRATIONS,
    packFile: join(siteDir, 'pack.json'),
    progress: () => {},
  })
  await seed(database)
  await database.close()
  folder.release()
}
