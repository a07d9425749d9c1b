// `npm run generate:schema` writes supabase/schema, the current database in one file per noun, from the migrations; with
// --check it writes nothing, and fails if the files are outdated.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareAuthSchema } from '../server/backend/authSchema.ts'
import { connectPglite } from '../server/backend/connectPglite.ts'
import { migrate } from '../server/migrate.ts'
import { MIGRATIONS } from '../server/places.ts'
import { NOUNS } from './schema/nouns.ts'
import { readSchema } from './schema/readSchema.ts'
import { writeSchema } from './schema/writeSchema.ts'

const FOLDER = new URL('../supabase/schema', import.meta.url).pathname

const { database } = await connectPglite(undefined)
await prepareAuthSchema(database)
await migrate(database, MIGRATIONS)
const files = writeSchema(await readSchema(database), NOUNS)
await database.close()

mkdirSync(FOLDER, { recursive: true })
const present = new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]))
const stale = [...new Set([...files.keys(), ...present.keys()])].filter((name) => files.get(name) !== present.get(name))

if (!process.argv.includes('--check')) {
  for (const name of stale) rmSync(join(FOLDER, name), { force: true })
  for (const [name, text] of files) writeFileSync(join(FOLDER, name), text)
  console.log(`Wrote ${files.size} files into supabase/schema.`)
} else if (stale.length === 0) {
  console.log('supabase/schema is up to date.')
} else {
  console.error(`Outdated in supabase/schema: ${stale.join(', ')}. "npm run generate:schema" updates it.`)
  process.exitCode = 1
}
