import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { given } from './answers.ts'
import { copyDeck, saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let author: Member
beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
})
afterAll(() => backend.close())
beforeEach(async () => {
  await given(author.client.from('decks').delete().eq('user_id', author.id).select())
  await backend.sql(`update cards_2 set prices_data = '{}' where prices_data <> '{}'`)
})

const setPrice = (id: string, prices_data: { usd?: string | null; usd_foil?: string }) =>
  given(backend.service.from('cards_2').update({ prices_data }).eq('id', id).select('id'))
const NAMES = ['', 'One', 'Two', 'Three']
const entry = (card: string, quantity: number) => ({ card, quantity })
/** The numbers of decks that cost at most these prices in USD. */
const numbersUpTo = async (...prices: number[]) => {
  const counts: number[] = []
  for (const max_price of prices) counts.push((await given(backend.anonymous.rpc('find_decks', { max_price }))).length)
  return counts
}

test('a deck costs what its cards cost in their cheapest printings, without foil where others are sold', async () => {
  await setPrice('pack-9-1', { usd: '2.50', usd_foil: '0.10' })
  await setPrice('pack-9-2', { usd: null, usd_foil: '5.01' })
  await saveDeck(author, { cards: [entry('pack-9-1', 2), entry('pack-9-2', 1)] })
  expect(await numbersUpTo(10, 11)).toEqual([0, 1])
  await backend.sql(`update cards_2 set (name, version) = (select name, version from cards_2 where id = 'pack-9-2')
    where id = 'pack-5-2'`)
  await setPrice('pack-5-2', { usd: '1' })
  expect(await numbersUpTo(5, 6)).toEqual([0, 1])
})

test('a deck with a card without a price exceeds any price', async () => {
  await setPrice('pack-9-1', { usd: '1' })
  await saveDeck(author, { cards: [entry('pack-9-1', 1), entry('pack-9-3', 1)] })
  expect(await numbersUpTo(9999)).toEqual([0])
})

test('the price follows the prices of cards and the cards of the deck', async () => {
  await setPrice('pack-9-1', { usd: '1' })
  await setPrice('pack-9-3', { usd: '20' })
  const { id } = await saveDeck(author, { cards: [entry('pack-9-1', 4)] })
  expect(await numbersUpTo(3, 4)).toEqual([0, 1])
  await setPrice('pack-9-1', { usd: '7' })
  expect(await numbersUpTo(27, 28)).toEqual([0, 1])
  await setPrice('pack-9-1', {})
  expect(await numbersUpTo(9999)).toEqual([0])
  await given(
    author.client
      .from('decks')
      .update({ cards: [entry('pack-9-3', 1)] })
      .eq('id', id)
      .select(),
  )
  expect(await numbersUpTo(19, 20)).toEqual([0, 1])
})

test('a price is combined with words, an author and a place in the list', async () => {
  await setPrice('pack-9-1', { usd: '1' })
  for (const quantity of [1, 2, 3])
    await saveDeck(author, { name: NAMES[quantity] ?? '', cards: [entry('pack-9-1', quantity)] })
  const find = async (query: object) =>
    (await given(author.client.rpc('find_decks', { max_price: 2, ...query }))).map(({ name }) => name)
  expect(await find({})).toEqual(['Two', 'One'])
  expect(await find({ search: 'one' })).toEqual(['One'])
  expect(await find({ author_id: author.id, list: 'popular' })).toEqual(['Two', 'One'])
  expect(await find({ list: 'favorites' })).toEqual(['Two', 'One'])
  const [first] = await given(author.client.rpc('find_decks', { max_price: 2, page_size: 1 }))
  expect(await find({ after_created_at: first?.created_at, after_id: first?.id })).toEqual(['One'])
})

test('changed prices reach more decks than one batch has', async () => {
  await setPrice('pack-9-1', { usd: '1' })
  const { id } = await saveDeck(author, { cards: [entry('pack-9-1', 4)] })
  await copyDeck(backend, id, 599)
  await setPrice('pack-9-1', { usd: '3' })
  const stored = () => backend.sql('select usd, count(*)::integer from private.deck_facts group by usd')
  await expect.poll(stored, { timeout: 20_000 }).toEqual([{ usd: 12, count: 600 }])
}, 60_000)
