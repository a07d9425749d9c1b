import type { HttpBindings } from '@hono/node-server'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultSettings } from '../config.ts'
import { startTestHost, type TestHost } from '../host.fixture.ts'
import { makeSecrets } from '../secrets.ts'
import { createSite } from './createSite.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ adminEmail: 'boss@example.com' })
})
afterAll(() => host.close())

const read = async (headers: Record<string, string> = {}, path = '/healthz') => {
  const answer = await fetch(host.url + path, { headers })
  return [answer.status, await answer.json()] as [number, Record<string, unknown>]
}

test('an administrator sees how the host and its database are', async () => {
  const { token } = await host.signUp('boss@example.com')
  const member = await host.signUp('refused@example.com')
  await host.sql(`update admin_tasks set last_run = now(), success = true, details = '{"outcome": "Incomplete"}'
    where task_name = 'price_data_update'`)
  const json = { card_id: 'unknown', is_foil: false, delta: 1 }
  await host.api('/rest/v1/rpc/adjust_collection', { token: member.token, json })
  const [status, body] = await read({ authorization: `Bearer ${token}` })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'ok',
    deck_jobs: 0,
    cards_read_at: null,
    tasks: { price_data_update: { outcome: 'Incomplete' } },
    outbox_refusals: { copies: 1 },
    memory_mb: { resident: expect.any(Number) },
  })
  const [recorded] = await host.sql('select count(*)::int, max(version) from supabase_migrations.schema_migrations')
  expect(body['migrations']).toEqual({ count: recorded?.['count'], newest: recorded?.['max'] })
  expect(body['database_mb']).toBeGreaterThan(5)
  expect('pool' in body).toBe(process.env['TEST_DATABASE_URL'] !== undefined)
})

test('guests, members, forged and ended sessions see only whether it answers', async () => {
  const { id, token } = await host.signUp('boss@example.org')
  await host.sql('update user_profiles set is_admin = true where user_id = $1', [id])
  const bearer = { authorization: `Bearer ${token}` }
  expect(await read(bearer)).toMatchObject([200, { deck_jobs: 0 }])
  const plain = [200, { status: 'ok', database: (await read())[1]['database'] }]
  const member = await host.signUp('member@example.com')
  const [head, , signature] = token.split('.')
  const claims = Buffer.from(JSON.stringify({ sub: id, role: 'authenticated', exp: 4102444800 })).toString('base64url')
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  for (const authorization of [
    '',
    'Bearer ',
    `Bearer ${member.token}`,
    `Bearer ${member.token}, Bearer ${token}`,
    `Bearer ${head}.${claims}.${signature}`,
    `Bearer ${unsigned}.${claims}.`,
    `Bearer ${host.publishableKey}`,
    `Basic ${token}`,
  ])
    expect(await read({ authorization })).toEqual(plain)
  expect(await read({ apikey: token })).toEqual(plain)
  expect(await read({ apikey: host.secretKey })).toEqual(plain)
  expect(await read({ 'x-forwarded-authorization': `Bearer ${token}` })).toEqual(plain)
  expect(await read({ cookie: `sb-access-token=${token}` })).toEqual(plain)
  for (const query of [`access_token=${token}`, `apikey=${token}`, 'is_admin=is.true'])
    expect(await read({}, `/healthz?${query}`)).toEqual(plain)
  await host.sql('update user_profiles set is_admin = false where user_id = $1', [id])
  expect(await read(bearer)).toEqual(plain)
  await host.sql('update user_profiles set is_admin = true where user_id = $1', [id])
  await host.api('/auth/v1/logout', { method: 'POST', token })
  expect(await read(bearer)).toEqual(plain)
})

test('a member cannot become an administrator by what the health check reads', async () => {
  const { id, token } = await host.signUp('climber@example.com')
  const patch = { method: 'PATCH', token, json: { is_admin: true } }
  await host.api(`/rest/v1/user_profiles?user_id=eq.${id}`, patch)
  expect(await read({ authorization: `Bearer ${token}` })).toEqual(await read())
})

test('a host whose database does not answer is unavailable', async () => {
  const gone = () => Promise.reject(new Error('gone'))
  const site = createSite({
    settings: defaultSettings,
    siteUrl: 'http://localhost',
    siteDir: '/nowhere',
    secrets: makeSecrets(),
    backend: { fetch: async () => new Response() },
    database: {
      kind: 'postgres',
      query: gone,
      transaction: gone,
      close: async () => {},
    },
    reads: { query: gone, transaction: gone },
    log: pino({ level: 'silent' }),
  })
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as HttpBindings
  const answer = await site.request('/healthz', {}, connection)
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable', database: 'postgres' }])
})
