import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareAuthSchema } from './backend/authSchema.ts'
import { connectPglite } from './backend/connectPglite.ts'
import { connectPostgres } from './backend/connectPostgres.ts'
import type { Database } from './backend/database.ts'
import { freshDatabase, temporaryFolder } from './host.fixture.ts'
import { countUnknownMigrations, migrate } from './migrate.ts'

let database: Database
let dropDatabase: (() => Promise<void>) | undefined
let folder: ReturnType<typeof temporaryFolder>

beforeAll(async () => {
  const fresh = await freshDatabase()
  dropDatabase = fresh?.drop
  database = (await (fresh ? connectPostgres(fresh.url) : connectPglite(undefined))).database
})
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  folder.remove()
  for (const schema of ['public', 'auth', 'supabase_migrations'])
    await database.query(`drop schema if exists ${schema} cascade`)
  await database.query('create schema public')
})
afterAll(async () => {
  await database.close()
  await dropDatabase?.()
})

function write(file: string, sql: string): void {
  writeFileSync(join(folder.path, file), sql)
}

async function tables(): Promise<unknown[]> {
  const rows = await database.query(`select tablename from pg_tables where schemaname = 'public' order by 1`)
  return rows.map((row) => row['tablename'])
}

test('migrations are applied in order, once, and recorded as the Supabase CLI records them', async () => {
  write('20260102000000_second.sql', 'alter table a add column note text;')
  write('20260101000000_first.sql', `-- why\ncreate table a (id int);\ninsert into a values (1);`)
  expect(await migrate(database, folder.path)).toEqual(['20260101000000_first.sql', '20260102000000_second.sql'])
  expect(await migrate(database, folder.path)).toEqual([])
  expect(await database.query('select * from supabase_migrations.schema_migrations order by version')).toEqual([
    {
      version: '20260101000000',
      name: 'first',
      statements: ['-- why\ncreate table a (id int)', 'insert into a values (1)'],
    },
    { version: '20260102000000', name: 'second', statements: ['alter table a add column note text'] },
  ])
})

test('a failing migration changes nothing, and the error names it', async () => {
  write('20260101000000_good.sql', 'create table good (id int);')
  write('20260102000000_bad.sql', 'create table half (id int); create table half (id int);')
  await expect(migrate(database, folder.path)).rejects.toThrow(
    'The migration 20260102000000_bad.sql failed: relation "half" already exists',
  )
  expect(await tables()).toEqual(['good'])
  write('20260102000000_bad.sql', 'create table whole (id int);')
  expect(await migrate(database, folder.path)).toEqual(['20260102000000_bad.sql'])
  expect(await tables()).toEqual(['good', 'whole'])
})

test('an applied migration that was changed is refused', async () => {
  write('20260101000000_first.sql', 'create table a (id int);')
  await migrate(database, folder.path)
  write('20260101000000_first.sql', 'create table a (id bigint);')
  await expect(migrate(database, folder.path)).rejects.toThrow('20260101000000_first.sql was changed')
})

test('one more, one fewer or a longer statement is a change; space between statements is not', async () => {
  const text = 'create table a (id int);\ncreate table b (id int);\n'
  write('20260101000000_first.sql', text)
  await migrate(database, folder.path)
  for (const changed of [
    `${text}create table c (id int);`,
    `create table c (id int);\n${text}`,
    text.replace('create table b', 'create table c (id int);\ncreate table b'),
    'create table a (id int);\n',
    text.replace('(id int);\n', '(id int) with (fillfactor = 50);\n'),
    text.replace(';', ''),
    `-- why\n${text}`,
  ]) {
    write('20260101000000_first.sql', changed)
    await expect(migrate(database, folder.path)).rejects.toThrow('20260101000000_first.sql was changed')
  }
  for (const same of [`\n\n${text.replaceAll(';', ' ;\n')}\n`, text.trim().slice(0, -1)]) {
    write('20260101000000_first.sql', same)
    expect(await migrate(database, folder.path)).toEqual([])
  }
})

test('unknown migrations show that a newer version has used a database', async () => {
  write('20260101000000_first.sql', 'create table a (id int);')
  write('20260102000000_second.sql', 'create table b (id int);')
  await migrate(database, folder.path)
  expect(await countUnknownMigrations(database, folder.path)).toBe(0)
  rmSync(join(folder.path, '20260102000000_second.sql'))
  expect(await migrate(database, folder.path)).toEqual([])
  expect(await countUnknownMigrations(database, folder.path)).toBe(1)
})

test('functions with semicolons in their body stay whole', async () => {
  write(
    '20260101000000_function.sql',
    `create function f() returns int language plpgsql as $body$ begin perform 1; return 2; end; $body$; create table b ();`,
  )
  await migrate(database, folder.path)
  expect(await database.query('select f()')).toEqual([{ f: 2 }])
})

test('a file without the name of a migration is refused', async () => {
  write('notes.sql', 'select 1')
  await expect(migrate(database, folder.path)).rejects.toThrow('notes.sql is not named')
})

test('two hosts that start concurrently apply each migration once', async () => {
  write('20260101000000_first.sql', 'create table a (id int);')
  const applied = await Promise.all([migrate(database, folder.path), migrate(database, folder.path)])
  expect(applied.flat()).toEqual(['20260101000000_first.sql'])
})

test('the schema of a hosted project is created once', async () => {
  await Promise.all([prepareAuthSchema(database), prepareAuthSchema(database)])
  await prepareAuthSchema(database)
  expect(await database.query(`select count(*)::int as users from auth.users`)).toEqual([{ users: 0 }])
  const roles = await database.query(
    `select rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role')`,
  )
  expect(roles).toHaveLength(3)
})
