import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let member: Member
let admin: Member
beforeAll(async () => {
  backend = await startTestBackend()
  member = await backend.join('member')
  admin = await backend.joinAsAdmin('admin')
})
afterAll(() => backend.close())

const CLOSED = `nspname not in ('public', 'pg_catalog', 'information_schema', 'pg_toast')`

type Found = { readonly name: string; readonly schema: string }

const ofPostgres = (...names: string[]): Found[] => names.map((name) => ({ name, schema: 'pg_catalog' }))

/** PostgreSQL's functions and tables that an attacker would like to use. */
const FUNCTIONS_OF_POSTGRES = ofPostgres(
  'pg_sleep',
  'version',
  'set_config',
  'current_setting',
  'pg_read_file',
  'query_to_xml',
  'lo_import',
)
const TABLES_OF_POSTGRES: Found[] = [
  ...ofPostgres('pg_authid', 'pg_roles', 'pg_proc', 'pg_stat_activity', 'pg_settings'),
  { name: 'tables', schema: 'information_schema' },
]

const find = async (query: string) =>
  (await backend.sql(query)).map(({ name, schema }): Found => ({ name: String(name), schema: String(schema) }))

/** Requests each name as guest, member and administrator, in the API's schema and in the schema that contains it. */
async function expectClosed(found: readonly Found[], path: (name: string) => string, init: { json?: object } = {}) {
  for (const { name, schema } of found)
    await Promise.all(
      ['public', schema].flatMap((requested) =>
        [null, member, admin].map(async (as) => {
          const headers = { 'Accept-Profile': requested, 'Content-Profile': requested }
          const { status } = await request(backend, as, `/rest/v1/${path(name)}`, { ...init, headers })
          expect([name, requested, status]).toEqual([name, requested, expect.toBeOneOf([404, 406])])
        }),
      ),
    )
}

test('no table behind the API can be read', async () => {
  const tables = await find(`select distinct relname as name, nspname as schema
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where ${CLOSED} and relkind in ('r', 'v', 'm', 'p', 'f')
      and relname not in (select relname from pg_class where relnamespace = 'public'::regnamespace)`)
  const names = tables.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['users', 'refresh_tokens', 'collection_operations', 'deck_search']))
  await expectClosed([...tables, ...TABLES_OF_POSTGRES], (name) => name)
})

test('no function behind the API can be called', async () => {
  const functions = await find(`select distinct proname as name, nspname as schema
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where ${CLOSED} and proname not in (select proname from pg_proc where pronamespace = 'public'::regnamespace)`)
  const names = functions.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['is_admin', 'uid', 'write_copies', 'create_profile']))
  await expectClosed([...functions, ...FUNCTIONS_OF_POSTGRES], (name) => `rpc/${name}`, { json: {} })
})
