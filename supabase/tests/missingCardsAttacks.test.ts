import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#data/backend/database.gen.ts'
import { given, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let author: Member
let owner: Member

beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
  owner = await backend.join('owner')
  const { id } = await saveDeck(author)
  // A copy of each card of the deck, so that the list is not empty.
  await backend.sql(
    `insert into user_collections (user_id, card_id, quantity)
      select $1, entry ->> 'card', 1 from decks cross join jsonb_array_elements(cards) as entry where decks.id = $2`,
    [owner.id, id],
  )
})
afterAll(() => backend.close())

type Query = Database['public']['Functions']['decks_by_missing_cards']['Args']
const find = async (query: Query) => given(owner.client.rpc('decks_by_missing_cards', query))

test('a deck with free copies is listed', async () => {
  expect(await find({})).toHaveLength(1)
})

test('a guest is refused', async () => {
  expect((await refusal(backend.anonymous.rpc('decks_by_missing_cards', {}))).code).toBe('42501')
})

test.each([
  { max_missing: -1, max_cost: -5, page_size: -7 },
  { max_missing: 2_147_483_647, max_cost: 2_147_483_647 },
  { after_missing: -9, after_unpriced: -9, after_cents: -9, after_id: '00000000-0000-0000-0000-000000000000' },
  { min_owned: -2_147_483_648 },
  { with_card: "'); drop table decks; --", search: "' | !a" },
])('%o is bounded', async (query) => {
  expect((await find(query)).length).toBeLessThanOrEqual(60)
})

test.each([
  { max_cost: 1e12 },
  { owner: '00000000-0000-0000-0000-000000000000' },
  { format: 'x' },
  { legal: "core' or true --" },
])('%o is refused', async (json) => {
  const answer = await request(backend, owner, '/rest/v1/rpc/decks_by_missing_cards', { json })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

test('private decks of others and the bits are out of reach', async () => {
  const { id } = await saveDeck(author, { is_public: false })
  expect((await find({ page_size: 60 })).map((row) => row.id)).not.toContain(id)
  for (const table of ['deck_copies', 'card_places'])
    expect((await request(backend, owner, `/rest/v1/${table}`)).status).toBe(404)
})
