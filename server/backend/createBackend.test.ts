import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, startTestHost, type TestHost } from '../host.fixture.ts'

let host: TestHost
let ada: Account

beforeAll(async () => {
  host = await startTestHost({
    cards: 1200,
    lastMigration: `
      create function public.say_no() returns void language plpgsql as $$
      begin raise exception 'Not today' using hint = 'Come tomorrow'; end $$;
      create function public.say_no_with_422() returns void language plpgsql as $$
      begin raise sqlstate 'PT422' using message = 'Too many'; end $$;
      create function public.timeout() returns text language sql stable as $$
      select current_setting('statement_timeout') $$;
      create table public.documents (id int generated always as identity primary key, content jsonb);
      alter table public.documents enable row level security;
      create function public.fail_inside() returns void language plpgsql as $$
      begin raise sqlstate 'XX000' using message = 'broken'; end $$;`,
  })
  ada = await host.signUp('ada@example.com')
})
afterAll(() => host.close())

describe('the backend answers like a hosted project', () => {
  test('times have the format of PostgREST', async () => {
    const [row] = (await (await host.api('/rest/v1/cards_2?select=created_at,updated_at&limit=1')).json()) as Record<
      string,
      string
    >[]
    for (const time of Object.values(row ?? {})) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
    expect(row).toHaveProperty('created_at')
  })

  test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('a statement ends after half a minute', async () => {
    for (const token of [undefined, ada.token]) {
      const answer = await host.api('/rest/v1/rpc/timeout', { json: {}, ...(token !== undefined && { token }) })
      expect(await answer.json()).toBe('30s')
    }
  })

  test('a violated check is 400 with its code', async () => {
    const answer = await host.api(`/rest/v1/user_profiles?user_id=eq.${ada.id}`, {
      method: 'PATCH',
      token: ada.token,
      json: { profile_visibility: 'nobody' },
    })
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: '23514' }])
  })

  test('a plain exception is 400 with its text and hint', async () => {
    const answer = await host.api('/rest/v1/rpc/say_no', { json: {}, token: ada.token })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'P0001', message: 'Not today', details: null, hint: 'Come tomorrow' },
    ])
  })

  test('a rule raised as PT422 is 422 with its text', async () => {
    const answer = await host.api('/rest/v1/rpc/say_no_with_422', { json: {}, token: ada.token })
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'PT422', message: 'Too many' }])
  })

  test.each(['POST', 'PATCH', 'DELETE'])('a read-only view does not allow %s', async (method) => {
    const { token } = await host.signUp(`${method.toLowerCase()}@example.com`)
    const answer = await host.api('/rest/v1/stripe_user_subscriptions?customer_id=eq.x', {
      method,
      token,
      ...(method !== 'DELETE' && { json: { customer_id: 'x' } }),
    })
    expect([answer.status, await answer.json()]).toMatchObject([405, { code: '55000' }])
  })

  test('a failure in the database is 500 with its code', async () => {
    const answer = await host.api('/rest/v1/rpc/fail_inside', { json: {}, token: ada.token })
    expect([answer.status, await answer.json()]).toMatchObject([500, { code: 'XX000' }])
  })

  test.each([
    ['a number for a list', 'find_decks', { with_inks: 7 }],
    ['an object for a text', 'find_decks', { search: {} }],
    ['a list for a time', 'find_decks', { after_created_at: [] }],
    ['a text for yes or no', 'adjust_collection', { card_id: 'x', is_foil: 'perhaps', delta: 1 }],
  ])('%s is refused by the database, and the next request succeeds', async (_, procedure, json) => {
    const answer = await host.api(`/rest/v1/rpc/${procedure}`, { json, token: ada.token })
    expect(answer.status).toBeLessThan(500)
    const next = await host.api('/rest/v1/cards_2?select=id&limit=1&offset=7')
    expect([next.status, await next.json()]).toMatchObject([200, [{}]])
  })

  test('a page has at most 1,000 rows', async () => {
    const rows = (await (await host.api('/rest/v1/cards_2?select=id')).json()) as unknown[]
    expect(rows).toHaveLength(1000)
  })

  test('metadata of a sign-up retains its types', async () => {
    const json = { email: 'eve@example.com', password: 'secret-1', data: { username: 'eve_of_lore', age: 7 } }
    expect((await host.api('/auth/v1/signup', { json })).status).toBe(200)
    const [user] = await host.sql(`select raw_user_meta_data from auth.users where email = 'eve@example.com'`)
    expect(user?.['raw_user_meta_data']).toMatchObject({ username: 'eve_of_lore', age: 7 })
  })

  test.each([[{ a: [1, 'two'] }], [[{ card: 'x' }]], [7], [null]])('JSON is returned unchanged: %j', async (value) => {
    const headers = { apikey: host.secretKey, prefer: 'return=representation' }
    const answer = await host.api('/rest/v1/documents?select=content', { headers, json: { content: value } })
    expect([answer.status, await answer.json()]).toEqual([201, [{ content: value }]])
  })

  test('a page of rows comes with the total count', async () => {
    const answer = await host.api('/rest/v1/cards_2?select=id&limit=10', { headers: { prefer: 'count=exact' } })
    expect(answer.headers.get('content-range')).toBe('0-9/1200')
  })

  test('many concurrent first requests succeed', async () => {
    const fresh = await startTestHost()
    const answers = await Promise.all(Array.from({ length: 16 }, () => fresh.api('/rest/v1/sets_2?select=id')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await fresh.close()
  })

  test('concurrent requests of members do not mix up their identities', async () => {
    const bob = await host.signUp('bob@example.com')
    const senders = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? ada : bob))
    const rows = await Promise.all(
      senders.map(async ({ token }) => {
        await host.api('/rest/v1/user_profiles?select=user_id', { token })
        return (await host.api('/auth/v1/user', { token })).json() as Promise<{ id: string }>
      }),
    )
    expect(rows.map(({ id }) => id)).toEqual(senders.map(({ id }) => id))
  })
})

describe('only the public routes of the backend exist', () => {
  test.each(['/_system/config', '/_system/introspect', '/_system/info', '/storage/v1/bucket', '/studio.js'])(
    '%s is a page of the site, or missing',
    async (path) => {
      const answer = await host.api(path)
      expect(await answer.text()).toMatch(/^(?:<!doctype html>|Not found$)/)
    },
  )

  test('without a key nothing can be read', async () => {
    expect((await fetch(`${host.url}/rest/v1/cards_2?select=id`)).status).toBe(401)
    expect((await fetch(`${host.url}/rest/v1/user_profiles?select=*`)).status).toBe(401)
  })

  test('the schemas behind the API are closed', async () => {
    for (const schema of ['auth', 'private', 'supabase_migrations', 'pg_catalog']) {
      const answer = await host.api('/rest/v1/users?select=*', { headers: { 'accept-profile': schema } })
      expect([answer.status, await answer.json()]).toMatchObject([406, { code: 'PGRST106' }])
    }
  })
})
