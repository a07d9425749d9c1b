import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../host.fixture.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const ask = (table: string, query: Record<string, string>) =>
  host.api(`/rest/v1/${table}?${new URLSearchParams(query).toString()}`)

/** Takes longer than anybody waits on a text that is long. */
const ENDLESS = '^(.*)(.*)(.*)\\1\\2\\3$'

test.each([
  { rules_text: `match.${ENDLESS}` },
  { rules_text: `imatch.${ENDLESS}` },
  { rules_text: `not.match.${ENDLESS}` },
  { rules_text: `match(any).{${ENDLESS}}` },
  { or: `(id.eq.x,rules_text.match.${ENDLESS})` },
  { or: `(id.eq.x,and(id.eq.y,rules_text.not.imatch."${ENDLESS}"))` },
  { 'not.and': `(rules_text.match(all).{${ENDLESS}})` },
  { select: 'sets_2(*)', 'sets_2.or': `(name.match.${ENDLESS})` },
])('a regular expression is refused: %j', async (query) => {
  const answer = await ask('cards_2', { select: 'id', ...query })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: 'Regular expressions cannot be searched for.' })
})

test('so is one that asks for a change', async () => {
  const answer = await host.api(`/rest/v1/decks?name=match.${encodeURIComponent(ENDLESS)}`, { method: 'DELETE' })
  expect(answer.status).toBe(400)
})

test('tables are embedded one level deep and no deeper', async () => {
  const deep = await ask('sets_2', { select: 'id,cards_2(id,sets_2(id,cards_2(id)))' })
  expect([deep.status, await deep.json()]).toMatchObject([400, { message: 'Tables can be embedded one level deep.' }])
  const wide = await ask('sets_2', { select: Array.from({ length: 6 }, (_, at) => `a${at}:cards_2(id)`).join() })
  expect([wide.status, await wide.json()]).toMatchObject([400, { message: 'Five tables can be embedded at once.' }])
  const shallow = await ask('sets_2', { select: 'id,cards_2(id)', id: 'eq.pack-set-1' })
  expect([shallow.status, await shallow.json()]).toMatchObject([
    200,
    [{ cards_2: [{ id: 'pack-1-1' }, {}, {}, {}, {}, {}] }],
  ])
})

test.each([{ name: 'eq.match.x' }, { name: 'ilike.*match.*' }, { or: '(name.eq.match,name.like.*rematch*)' }])(
  'the word itself may be looked for: %j',
  async (query) => {
    expect((await ask('cards_2', { select: 'id', ...query })).status).toBe(200)
  },
)
