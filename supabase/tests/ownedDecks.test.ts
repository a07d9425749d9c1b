import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#data/backend/database.gen.ts'
import { given } from './answers.ts'
import { pileUpHay, saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let author: Member
let owner: Member
beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
  owner = await backend.join('owner')
}, 60_000)
afterAll(() => backend.close())

const entry = (card: string, quantity: number) => ({ card, quantity })
const own = (card_id: string, quantity: number, is_foil = false) =>
  given(owner.client.from('user_collections').insert({ user_id: owner.id, card_id, quantity, is_foil }).select())
const find = (query: Database['public']['Functions']['find_decks']['Args'], member: Member = owner) =>
  given(member.client.rpc('find_decks', query))
const matches = async (query: Parameters<typeof find>[0], member?: Member) =>
  (await find({ author_id: author.id, ...query }, member)).map(({ name }) => name)

test('copies of any printing and finish count, each once', async () => {
  // The sets 5 and 9 print the same names.
  await saveDeck(author, { name: 'Two printings', cards: [entry('pack-9-1', 4), entry('pack-5-1', 4)] })
  await saveDeck(author, { name: 'Other names', cards: [entry('pack-9-7', 3), entry('pack-9-8', 3)] })
  await own('pack-5-1', 3)
  await own('pack-9-1', 2, true)
  await own('pack-9-7', 9)
  // 5 of 8, and 3 of 6.
  expect(await matches({ min_owned: 50 })).toEqual(['Other names', 'Two printings'])
  expect(await matches({ min_owned: 51 })).toEqual(['Two printings'])
  expect(await matches({ min_owned: 62 })).toEqual(['Two printings'])
  expect(await matches({ min_owned: 63 })).toEqual([])
  expect(await matches({ min_owned: 1 }, await backend.join('collector'))).toEqual([])
  // Guests have no collection.
  const all = await given(backend.anonymous.rpc('find_decks', { author_id: author.id, min_owned: 100 }))
  expect(all.map(({ is_match, place }) => [is_match, place])).toEqual([
    [null, null],
    [null, null],
  ])
})

test('a page searches 240 decks, and ends with the last one, after which the next page continues', async () => {
  await saveDeck(author, { name: 'Old', cards: [entry('pack-9-7', 1)] })
  await backend.sql(`update decks set created_at = '2020-01-01' where name = 'Old'`)
  await pileUpHay(backend)
  const query = { min_owned: 90, search: 'hay' }
  expect((await find(query)).map(({ is_match, place }) => [is_match, place])).toEqual([[false, 240]])
  const found: string[] = []
  let pages = 0
  let last: Awaited<ReturnType<typeof find>>[number] | undefined
  do {
    const page = await find({ min_owned: 90, ...(last && { after_id: last.id, after_created_at: last.created_at }) })
    found.push(...page.flatMap(({ name, is_match }) => (is_match ? [name] : [])))
    last = page.at(-1)
    pages += 1
  } while (last?.place === 240)
  expect([found, pages]).toEqual([['Old'], 9])
})
