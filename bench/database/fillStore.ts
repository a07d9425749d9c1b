import { join } from 'node:path'
import type { Transaction } from '../../server/backend/database.ts'
import { openDataFolder } from '../../server/dataFolder.ts'
import { MIGRATIONS } from '../../server/places.ts'
import { setUp } from '../../server/setUp.ts'
import type { Store } from './store.ts'

/** Makes a database with the cards of a built site, filled further by `seed`, for a host to start on. */
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
