// `npm run seed:decks -- <count>` adds realistic decks with authors and favorites to the database of DATABASE_URL, or
// else to the data folder (DATA_DIR), which no host may be using. It is for development and benchmarks.
import { join } from 'node:path'
import { parseConfig } from '../server/config.ts'
import { openDataFolder } from '../server/dataFolder.ts'
import { BUILT_SITE, MIGRATIONS } from '../server/places.ts'
import { runCommand } from '../server/runCommand.ts'
import { setUp } from '../server/setUp.ts'
import { StartError } from '../server/startError.ts'
import { seedDecks } from './seed/seedDecks.ts'

await runCommand(async () => {
  const count = Number(process.argv[2])
  if (!Number.isInteger(count) || count < 1)
    throw new StartError('Give the number of decks: npm run seed:decks -- 1000')
  const { dataDir, databaseUrl, siteDir } = parseConfig(process.env)
  const log = (line: string) => console.log(line)
  const folder = databaseUrl === undefined ? openDataFolder(dataDir) : undefined
  try {
    const { database } = await setUp({
      folder,
      databaseUrl,
      migrationsDir: MIGRATIONS,
      packFile: join(siteDir ?? BUILT_SITE, 'pack.json'),
      progress: log,
    })
    try {
      await seedDecks(database, count, log)
    } finally {
      await database.close()
    }
  } finally {
    folder?.release()
  }
})
