// `npm run seed:decks -- <count>` adds believable decks with authors and favourites to the database of DATABASE_URL, else
// to the data folder (DATA_DIR), which a host must not be using meanwhile. For looking at and measuring many decks.
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
  if (!Number.isInteger(count) || count < 1) throw new StartError('Say how many: npm run seed:decks -- 1000')
  const { dataDir, databaseUrl, siteDir } = parseConfig(process.env)
  const say = (line: string) => console.log(line)
  const folder = databaseUrl === undefined ? openDataFolder(dataDir) : undefined
  try {
    const { database } = await setUp({
      folder,
      databaseUrl,
      migrationsDir: MIGRATIONS,
      packFile: join(siteDir ?? BUILT_SITE, 'pack.json'),
      progress: say,
    })
    try {
      await seedDecks(database, count, say)
    } finally {
      await database.close()
    }
  } finally {
    folder?.release()
  }
})
