// `npm run generate:types` generates src/data/backend/database.gen.ts from the migrations; with --check it only verifies that
// the file is up to date, and fails if not. It uses the generator behind `supabase gen types`.
import { readFileSync, writeFileSync } from 'node:fs'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { prepareAuthSchema } from '../server/backend/authSchema.ts'
import { connectPglite } from '../server/backend/connectPglite.ts'
import { migrate } from '../server/migrate.ts'
import { MIGRATIONS } from '../server/places.ts'

const FILE = new URL('../src/data/backend/database.gen.ts', import.meta.url)
/** The PostgREST version of hosted projects, which supabase-js reads from the types. */
const POSTGREST_VERSION = '13'

const { database } = await connectPglite(undefined)
await prepareAuthSchema(database)
await migrate(database, MIGRATIONS)
const schema = await introspect(
  { query: async (text) => ({ rows: await database.query(text) }) },
  { includedSchemas: ['public'] },
)
await database.close()
const types = await generateTypescript(sortGeneratorMetadata(schema), { postgrestVersion: POSTGREST_VERSION })
const text = `// Generated from supabase/migrations by "npm run generate:types".\n\n${types}`

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text)
  console.log('Wrote src/data/backend/database.gen.ts.')
} else if (readFileSync(FILE, 'utf8') === text) {
  console.log('src/data/backend/database.gen.ts is up to date.')
} else {
  console.error('src/data/backend/database.gen.ts is out of date. Run npm run generate:types.')
  process.exitCode = 1
}
