import { createHash } from 'node:crypto'
import { globSync, openAsBlob, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareAuthSchema } from '../../server/backend/authSchema.ts'
import { connectPglite } from '../../server/backend/connectPglite.ts'
import { connectPostgres } from '../../server/backend/connectPostgres.ts'
import type { Database } from '../../server/backend/database.ts'
import type { HostOptions } from '../../server/host.ts'
import { migrate } from '../../server/migrate.ts'
import { createFileOnce } from './createFileOnce.ts'
import { makeTestDatabase, onDatabase, withClient } from './testDatabase.ts'

// Most of a test host's start-up time goes into the migrations, so they run once, and each host starts with a copy of
// the database. The host still verifies every migration. server/main.test.ts and the browser tests start from an empty
// database and prove that the migrations build it.

const ROOT = new URL('../..', import.meta.url).pathname
const CACHE = join(ROOT, '.cache')

/** The part of PGlite's driver used here. */
type Dumpable = { dumpDataDir(compression: 'none'): Promise<Blob> }

/** The key of an advisory lock, an arbitrary number: one process builds the template and the others wait. */
const TEMPLATE_LOCK = 20_261_122

/**
 * Creates a database with all migrations and without rows, on the PostgreSQL of TEST_DATABASE_URL or else on PGlite.
 * @returns the host's options for this database, and a function that drops it
 */
export async function migratedDatabase(): Promise<{
  readonly options: Pick<HostOptions, 'databaseUrl' | 'template'>
  readonly drop: () => Promise<void>
}> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) return { options: { template: await embeddedTemplate() }, drop: async () => {} }
  const { url, drop } = await makeTestDatabase(server, await serverTemplate(server))
  return { options: { databaseUrl: url }, drop }
}

/** The migrated database as a PGlite dump, cached for the next run. */
export async function embeddedTemplate(): Promise<Blob> {
  const name = `database-${hashOfTemplate()}.tar`
  await createFileOnce(join(CACHE, name), async () => {
    const { connection, database } = await connectPglite(undefined)
    await bringUpToDate(database)
    // Two databases for creating others. Without them, a host copies half as many files.
    await database.query('update pg_database set datistemplate = false')
    for (const unused of ['template0', 'template1']) await database.query(`drop database ${unused}`)
    await database.query('checkpoint') // otherwise each host replays the migrations from the write-ahead log
    const pglite = connection.driver as Dumpable // the driver of an embedded database is PGlite
    const dump = await pglite.dumpDataDir('none')
    await database.close()
    const others = globSync('database-*.tar', { cwd: CACHE }).filter((other) => other !== name)
    for (const outdated of others) rmSync(join(CACHE, outdated), { force: true })
    return new Uint8Array(await dump.arrayBuffer())
  })
  return openAsBlob(join(CACHE, name))
}

/** The name of the template database on a server. */
async function serverTemplate(server: string): Promise<string> {
  const name = `lorefolio_template_${hashOfTemplate()}`
  const unfinished = `${name}_unfinished`
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rows } = await client.query('select from pg_database where datname = $1', [name])
    if (rows.length > 0) return
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    const { database } = await connectPostgres(onDatabase(server, unfinished))
    await bringUpToDate(database)
    await database.close()
    await client.query(`alter database ${unfinished} rename to ${name}`)
  })
  return name
}

async function bringUpToDate(database: Database): Promise<void> {
  await prepareAuthSchema(database)
  await migrate(database, join(ROOT, 'supabase/migrations'))
}

/** A hash of everything a template depends on; a template with another hash is not used. */
function hashOfTemplate(): string {
  const migrations = globSync('supabase/migrations/*.sql', { cwd: ROOT }).toSorted()
  const others = [
    'server/backend/authSchema.ts',
    'server/migrate.ts',
    'tools/testing/databaseTemplates.ts',
    'node_modules/@supabase/lite/package.json',
  ]
  const hash = createHash('sha256')
  for (const file of [...migrations, ...others]) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}
