import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../../host.fixture.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const sendRequest = (table: string, query: Record<string, string>) =>
  host.api(`/rest/v1/${table}?${new URLSearchParams(query).toString()}`)

/** A regular expression that takes days for a long text. */
const ENDLESS = '^(.*)(.*)(.*)\\1\\2\\3$'

const PATTERNS = 'Find texts by their whole value or their beginning, not by patterns.'
const SELECTED = 'Select each column once, without an alias, and at most one embedded table with five named columns.'

test.each([
  { rules_text: `match.${ENDLESS}` },
  { rules_text: `imatch.${ENDLESS}` },
  { rules_text: `not.match.${ENDLESS}` },
  { rules_text: `match(any).{${ENDLESS}}` },
  { or: `(id.eq.x,rules_text.match.${ENDLESS})` },
  { or: `rules_text.match.${ENDLESS}` },
  { or: `(id.eq.x,and(id.eq.y,rules_text.not.imatch."${ENDLESS}"))` },
  { 'not.and': `(rules_text.match(all).{${ENDLESS}})` },
  { select: 'sets_2(name)', 'sets_2.or': `(name.match.${ENDLESS})` },
  { rules_text: 'ilike.*aaaaaaaaab*' },
  { rules_text: 'not.like.a%b' },
  { rules_text: 'like(any).{a*,b*}' },
  { or: '(id.eq.x,rules_text.ilike.*aaaaaaaaab*)' },
  { or: '(id.eq.x,rules_text.like(all).{a*,b*})' },
  { rules_text: 'fts.this' },
  { rules_text: 'not.phfts(english).this when' },
  { or: '(id.eq.x,rules_text.wfts.this)' },
])('a search with a pattern is refused: %j', async (query) => {
  const answer = await sendRequest('cards_2', { select: 'id', ...query })
  expect([answer.status, await answer.json()]).toMatchObject([400, { message: PATTERNS }])
})

test('a deletion with a pattern is refused', async () => {
  const answer = await host.api(`/rest/v1/decks?name=match.${encodeURIComponent(ENDLESS)}`, { method: 'DELETE' })
  expect(answer.status).toBe(400)
})

test.each([
  'id,cards_2(id,sets_2(id,cards_2(id)))',
  // A quoted parenthesis would count as the end of the embedded table.
  'id,"))))":name,cards_2(id,sets_2(id,cards_2(id)))',
  '")))":cards_2(id,sets_2(id))',
  'a:cards_2(id),b:cards_2(id)',
  'cards_2(id),...cards_2(id)',
  'cards_2(id),cards_2(name)',
  Array.from({ length: 100 }, (_, at) => `a${at}:name`).join(),
  Array.from({ length: 100 }, () => 'name').join(),
  `cards_2(${Array.from({ length: 100 }, () => 'name').join()})`,
  'id,name->a',
  '*,cards_2(*)',
  'id,cards_2(id,*)',
  'id,cards_2(id,name,version,cost,rarity,rules_text)',
])('a selection beyond plain columns and one embedded table is refused: %s', async (select) => {
  const answer = await sendRequest('sets_2', { select })
  expect([answer.status, await answer.json()]).toMatchObject([400, { message: SELECTED }])
})

test('an embedded table is returned', async () => {
  const answer = await sendRequest('sets_2', { select: 'id, cards_2 ( id, name )', id: 'eq.pack-set-1' })
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    [{ cards_2: [{ id: 'pack-1-1' }, {}, {}, {}, {}, {}] }],
  ])
})

test.each(['__proto__', 'sets_2.__proto__', 'sets_2.__proto__.order', '"__proto__"', 'constructor', 'toString.limit'])(
  'a property name of Object.prototype is refused as a column: %s',
  async (name) => {
    const answer = await sendRequest('cards_2', { select: 'id', [name]: 'eq.1' })
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'No column has this name.' }])
    expect((await fetch(`${host.url}/config.json`)).status).toBe(200)
  },
)

test.each<Record<string, string>>([
  { select: 'constructor' },
  { select: 'id,sets_2(toString)' },
  { order: 'name,constructor.desc' },
  { on_conflict: 'constructor' },
  { columns: 'id,__proto__' },
])('a property name of Object.prototype is refused in other parameters: %j', async (query) => {
  const answer = await sendRequest('cards_2', query)
  expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'No column has this name.' }])
})

test.each(['constructor.1', 'not.constructor.1', 'toString.1', '__proto__.1', 'valueOf(any).{1}', 'constructor'])(
  'a property name of Object.prototype is refused as an operator: %s',
  async (condition) => {
    const answer = await sendRequest('cards_2', { select: 'id', id: condition })
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'No operator has this name.' }])
  },
)

test('a compared value may be a property name of Object.prototype', async () => {
  expect((await sendRequest('cards_2', { select: 'id', name: 'eq.constructor' })).status).toBe(200)
  expect((await sendRequest('cards_2', { select: 'id', or: '(name.eq.constructor,name.eq.x)' })).status).toBe(200)
})

const many = (of: (at: number) => string) => Array.from({ length: 21 }, (_, at) => of(at)).join()

test.each([
  { or: `(${many((at) => `set_data.cs.{"a":${at}}`)})` },
  { or: `(${'or('.repeat(21)}id.eq.x${')'.repeat(21)})` },
])('more than twenty conditions are refused: %j', async (query) => {
  const answer = await sendRequest('cards_2', { select: 'id', ...query })
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { message: 'A query can have at most twenty conditions.' },
  ])
})

test('more than twenty separate conditions and many sort columns are refused', async () => {
  const conditions = await host.api(`/rest/v1/cards_2?${many((at) => `name=neq.${at}`).replaceAll(',', '&')}`)
  expect(conditions.status).toBe(400)
  expect((await sendRequest('cards_2', { order: many(() => 'name') })).status).toBe(400)
})

test.each<Record<string, string>>([
  { name: 'eq.match.x' },
  { name: 'ilike.match*' },
  { or: '(name.eq.match,name.eq.rematch)' },
  { id: `in.(${many((at) => `pack-1-${at}`)})` },
  { order: 'cost.desc,name,id' },
])('compared values may contain names of pattern operators: %j', async (query) => {
  expect((await sendRequest('cards_2', { select: 'id', ...query })).status).toBe(200)
})
