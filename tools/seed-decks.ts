// `npm run seed:decks -- <count>` adds believable decks with authors and favourites to the database of DATABASE_URL, else
// to the data folder (DATA_DIR), which a host must not be using meanwhile. For looking at and measuring many decks.
import { parseConfig } from '../server/config.ts'
import { openDataFolder } from '../server/dataFolder.ts'
import { setUp } from '../server/setUp.ts'
import { seedDecks } from './seed/seedDecks.ts'

const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) {
  console.error('Say how many: npm run seed:decks -- 1000')
  process.exit(1)
}
const { dataDir, databaseUrl, siteDir } = parseConfig(process.env)
const say = (line: string) => console.log(line)
const folder = databaseUrl === undefined && dataDir !== undefined ? openDataFolder(dataDir) : undefined
try {
  const { database } = await setUp({
    folder,
    databaseUrl,
    migrationsDir: new URL('../supabase/migrations', import.meta.url).pathname,
    packFile: `${siteDir ?? new URL('../dist/site', import.meta.url).pathname}/pack.json`,
    progress: say,
  })
  await seedDecks(database, count, say)
  await database.close()
} finally {
  folder?.release()
}
