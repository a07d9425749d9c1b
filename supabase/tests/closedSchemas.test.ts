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

const CLOSED = `select oid from pg_namespace where nspname not in ('public', 'pg_catalog', 'information_schema', 'pg_toast')`
/** PostgreSQL's functions and tables that an attacker would like to use. */
const FUNCTIONS_OF_POSTGRES = [
  'pg_sleep',
  'version',
  'set_config',
  'current_setting',
  'pg_read_file',
  'query_to_xml',
  'lo_import',
]
const TABLES_OF_POSTGRES = ['pg_authid', 'pg_roles', 'pg_proc', 'pg_stat_activity', 'pg_settings', 'tables']

async function names(query: string): Promise<string[]> {
  return (await backend.sql(query)).map(({ name }) => String(name))
}

/** Requests each name, with and without another schema, as guest, member and administrator. */
async function expectClosed(found: readonly string[], init: { json?: object } = {}) {
  for (const name of found) {
    for (const schema of ['public', 'private', 'auth', 'pg_catalog', 'information_schema']) {
      for (const as of [null, member, admin]) {
        const headers = { 'Accept-Profile': schema, 'Content-Profile': schema }
        const { status } = await request(backend, as, `/rest/v1/${name}`, { ...init, headers })
        expect([name, schema, status]).toEqual([name, schema, expect.toBeOneOf([404, 406])])
      }
    }
  }
}

test('no table behind the API can be read', async () => {
  const tables = await names(`select distinct relname as name from pg_class
    where relnamespace in (${CLOSED}) and relkind in ('r', 'v', 'm', 'p', 'f')
      and relname not in (select relname from pg_class where relnamespace = 'public'::regnamespace)`)
  expect(tables).toEqual(expect.arrayContaining(['users', 'refresh_tokens', 'collection_operations', 'deck_search']))
  await expectClosed([...tables, ...TABLES_OF_POSTGRES])
})

test('no function behind the API can be called', async () => {
  const functions = await names(`select distinct proname as name from pg_proc
    where pronamespace in (${CLOSED}) and proname not in (select proname from pg_proc where pronamespace = 'public'::regnamespace)`)
  expect(functions).toEqual(expect.arrayContaining(['is_admin', 'uid', 'write_copies', 'create_profile']))
  await expectClosed(
    [...functions, ...FUNCTIONS_OF_POSTGRES].map((name) => `rpc/${name}`),
    { json: {} },
  )
})
