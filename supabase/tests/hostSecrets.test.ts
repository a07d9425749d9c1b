import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

const SECRET = 'the-secret-that-signs-all-tokens-of-the-site'
const TABLES = ['secrets', 'counters']

let backend: TestBackend
let member: Member
let admin: Member
beforeAll(async () => {
  backend = await startTestBackend()
  member = await backend.join('member')
  admin = await backend.joinAsAdmin('admin')
  await backend.sql('delete from hosts.secrets')
  await backend.sql(
    `insert into hosts.secrets (jwt_secret, publishable_key, secret_key) values ($1, 'publishable', 'secret')`,
    [SECRET],
  )
})
afterAll(() => backend.close())

const callers = () =>
  [
    ['a guest', backend.anonymous],
    ['a member', member.client],
    ['an administrator', admin.client],
    ['the service', backend.service],
  ] as const

test('nobody reads, changes or adds secrets and counters through the API', async () => {
  for (const [caller, client] of callers())
    for (const schema of ['public', 'hosts'])
      for (const table of TABLES) {
        const rows = client.schema(schema as 'public').from(table as 'decks')
        const answers = await Promise.all([
          rows.select(),
          rows.update({ name: 'x' }).neq('id', '00000000-0000-0000-0000-000000000000').select(),
          rows.insert({ name: 'x' } as never).select(),
          rows.delete().neq('id', '00000000-0000-0000-0000-000000000000').select(),
          client.rpc('query_to_xml' as 'admin_stats', { query: `select * from hosts.${table}` } as never),
        ])
        for (const { data, error, status } of answers) {
          expect([caller, schema, table, data, status]).toEqual([
            caller,
            schema,
            table,
            null,
            expect.toBeOneOf([404, 406]),
          ])
          expect(JSON.stringify(error)).not.toContain(SECRET)
        }
      }
})

test('the roles of the API have no right to them', async () => {
  const rights = await backend.sql(`
    select role, relname from unnest(array['anon', 'authenticated', 'service_role']) as role,
      unnest(array['secrets', 'counters']) as relname,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
    where has_schema_privilege(role, 'hosts', 'usage') or has_table_privilege(role, 'hosts.' || relname, privilege)`)
  expect(rights).toEqual([])
})

test('no function that members may call reads them', async () => {
  const readers = await backend.sql(
    `select proname from pg_proc where prosrc like '%hosts.%' and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  )
  expect(readers).toEqual([])
})

test("a member's download has no secret", async () => {
  const { data } = await member.client.rpc('download_own_data')
  expect(JSON.stringify(data)).not.toContain(SECRET)
})
