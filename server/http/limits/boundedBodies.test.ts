import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../../host.fixture.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const send = (path: string, body: string, type = 'application/json') =>
  host.api(path, { method: 'POST', body, headers: { 'content-type': type } })

test.each(['text/csv', 'text/csv; charset=utf-8', 'application/x-www-form-urlencoded', 'text/plain'])(
  'a body of %s is refused before anything reads it',
  async (type) => {
    // The backend would expand this to 3,000 columns for each of 3,000 rows.
    const answer = await send('/rest/v1/decks', `${'a,'.repeat(3000)}a\n${'a\n'.repeat(3000)}`, type)
    expect([answer.status, await answer.json()]).toMatchObject([415, { message: 'A body is JSON.' }])
  },
)

test.each(['/rest/v1/decks', '/rest/v1/rpc/import_collection', '/auth/v1/signup'])(
  '%s refuses deeply nested values',
  async (path) => {
    const answer = await send(path, `{"cards":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'PGRST102' }])
  },
)

test('ten levels of nesting are accepted, and no more', async () => {
  const sendRequest = async (depth: number) =>
    (await send('/rest/v1/decks', '['.repeat(depth) + ']'.repeat(depth))).json()
  const refusal = { message: 'The body is nested too deeply.' }
  expect(await sendRequest(1 + 11)).toMatchObject(refusal)
  expect(await sendRequest(1 + 10)).not.toMatchObject(refusal)
})

const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`name ${at}`, at]))
const names = { message: 'An object has a hundred names at most.' }

test.each([
  ['/rest/v1/rpc/find_decks', named(101)],
  ['/rest/v1/rpc/import_collection', { mode: 'add', entries: [{}, named(101)] }],
  ['/rest/v1/matches', [{}, { notes: named(101) }]],
  ['/auth/v1/signup', { email: 'many@example.com', data: named(101) }],
])('%s refuses an object with more than a hundred names', async (path, body) => {
  const answer = await send(path, JSON.stringify(body))
  expect([answer.status, await answer.json()]).toMatchObject([400, names])
})

test('any number of objects may have a hundred names, and quoted colons do not count', async () => {
  const row = { ...named(99), quotes: `"\\${'":"'.repeat(200)}` }
  const answer = await send('/rest/v1/matches', JSON.stringify([row, row, row]))
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'PGRST204' }])
})

test('a request saves at most ten decks', async () => {
  const { id, token } = await host.signUp('many@example.com')
  const deck = { user_id: id, name: 'One of many', cards: [{ card: 'pack-1-1', quantity: 1 }] }
  const save = async (count: number, path = '/rest/v1/decks') =>
    (await host.api(path, { token, json: Array.from({ length: count }, () => deck) })).status
  expect(await save(11)).toBe(413)
  expect(await save(11, '/rest/v1/%64ecks')).toBe(413)
  expect(await save(10)).toBe(201)
})

test.each(['/rest/v1/matches', '/rest/v1/rpc/find_decks'])('%s accepts at most a thousand rows', async (path) => {
  const sendRequest = (count: number) => send(path, JSON.stringify(Array.from({ length: count }, () => ({}))))
  const answer = await sendRequest(1001)
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too_large' }])
  expect((await sendRequest(1000)).status).not.toBe(413)
})

test('the host responds after the largest accepted and refused batches of the widest rows', async () => {
  const [card = {}] = (await (await host.api('/rest/v1/cards_2?limit=1')).json()) as object[]
  const row = Object.fromEntries(Object.keys(card).map((column) => [column, null]))
  for (const [count, status] of [
    [1000, 400],
    [1800, 413],
  ] as const) {
    const headers = { apikey: host.secretKey }
    const answer = await host.api('/rest/v1/cards_2', { headers, json: Array.from({ length: count }, () => row) })
    expect(answer.status).toBe(status)
    expect((await host.api('/rest/v1/sets_2?select=id&limit=1')).status).toBe(200)
  }
})

test('invalid JSON gets the refusal of the backend', async () => {
  const answer = await send('/rest/v1/decks', '{"name":')
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'PGRST102' }])
})
