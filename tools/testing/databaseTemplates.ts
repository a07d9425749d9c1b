import { createHash } from 'node:crypto'
import { globSync, openAsBlob, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareAuthSchema } from '../../server/backend/authSchema.ts'
import { connectPglite } from '../../server/backend/connectPglite.ts'
import { connectPostgres } from '../../server/backend/connectPostgres.ts'
import type { Database } from '../../server/backend/database.ts'
import type { HostOptions } from '../../server/host.ts'
import { migrate } from '../../server/migrate.ts'
import { makeOnce } from './makeOnce.ts'
import { makeTestDatabase, onDatabase, withClient } from './testDatabase.ts'

// Applying the migrations is most of what the start of a test's host takes. So they are applied once, and each host
// begins with a copy, which it still holds against every migration. That they make such a database from nothing is shown
// by the tests that start the product as it is started: server/main.test.ts and the browser tests.

const ROOT = new URL('../..', import.meta.url).pathname
const KEPT = join(ROOT, '.cache')

/** What is needed of the embedded database's driver. */
type Dumpable = { dumpDataDir(compression: 'none'): Promise<Blob> }

/** Any number: of those that want a template on one server, one makes it and the others wait. */
const TEMPLATE_LOCK = 20_261_122

/**
 * A database of its own with all migrations and without rows: on the PostgreSQL of TEST_DATABASE_URL, else embedded.
 * @returns what a host is started with to have it, and what removes it again
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

/** The database as PGlite loads one. It is kept for the next run. */
export async function embeddedTemplate(): Promise<Blob> {
  const name = `database-${ingredients()}.tar`
  await makeOnce(join(KEPT, name), async () => {
    const { connection, database } = await connectPglite(undefined)
    await bringUpToDate(database)
    await database.query('checkpoint') // else each host that begins with it replays the migrations from the log
    const pglite = connection.driver as Dumpable // as of every embedded database
    const dump = await pglite.dumpDataDir('none')
    await database.close()
    const others = globSync('database-*.tar', { cwd: KEPT }).filter((other) => other !== name)
    for (const former of others) rmSync(join(KEPT, former), { force: true })
    return new Uint8Array(await dump.arrayBuffer())
  })
  return openAsBlob(join(KEPT, name))
}

/** The name of the database on a server that others are copied from. */
async function serverTemplate(server: string): Promise<string> {
  const name = `lorefolio_template_${ingredients()}`
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

/** What a template is made of, in short: one of anything else is not taken. */
function ingredients(): string {
  const migrations = globSync('supabase/migrations/*.sql', { cwd: ROOT }).toSorted()
  const others = ['server/backend/authSchema.ts', 'server/migrate.ts', 'node_modules/@supabase/lite/package.json']
  const hash = createHash('sha256')
  for (const file of [...migrations, ...others]) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}
