import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#data/backend/database.gen.ts'
import { seedDecks } from '../../tools/seed/seedDecks.ts'
import { given } from './answers.ts'
import { markDecks, pretendMillionDecks, saveDeck } from './decks.fixture.ts'
import { explainDecks, makeExplainDecks, strategyOf } from './explainDecks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

type Query = Database['public']['Functions']['find_decks']['Args']

const DECKS = 5000
const RANDOM_QUERIES = 60
/** The number of pages to read of each list. */
const PAGES = 4

const LISTS = ['latest', 'popular']
const INKS = ['Amber', 'Ruby', 'Steel']
/** Words of the names of seeded and marked decks. */
const WORDS = ['amber', 'ruby', 'steel', 'tem', 'dragons', 'songs', 'villains', 'items', 'steadily', 'lately', 'liked']

let backend: TestBackend
let member: Member
beforeAll(async () => {
  backend = await startTestBackend()
  await backend.sql(`update cards_2 set ink = (array['Amber', 'Ruby', 'Steel'])[1 + collector_number::integer % 3]`)
  await makeExplainDecks(backend)
  await seedDecks({ query: backend.sql }, DECKS)
  member = await backend.join('member')
  for (const name of ['Amber Tempo', 'Steel Dragons', 'Ruby Songs', 'Steadily Lately Liked'])
    for (let at = 0; at < 6; at++) await saveDeck(member, { name, is_public: at === 0 })
  await backend.sql(`update decks set created_at = now() - random() * interval '3 years' where user_id = $1`, [
    member.id,
  ])
  await markDecks(backend, 'steadily', { each: 120 })
  await markDecks(backend, 'lately', { each: 120, upTo: 2000 })
  await markDecks(backend, 'liked', { each: 120, upTo: 2000, popular: true })
  await markDecks(backend, 'seldom', { each: 700 })
  await pretendMillionDecks(backend)
}, 900_000)
afterAll(() => backend.close())

test.each([
  ['1 walk', 'latest', 'amber'],
  ['1 walk, index', 'latest', 'seldom'],
  ['1 walk, index', 'popular', 'a word that no deck has'],
  ['2 walks', 'latest', 'steadily'],
  ['2 walks, index', 'latest', 'lately'],
  ['2 walks, index', 'popular', 'liked'],
])('a search by %s finds all matching decks in the order of the list: %s, %s', async (way, list, search) => {
  for (const as of [undefined, member]) {
    expect(strategyOf(await explainDecks(backend, as?.id ?? null, { list, search }))).toBe(way)
    await expectPages(as, { list, search, page_size: 24 })
  }
})

test('for any filters, the pages contain all matching decks in the order of the list', async () => {
  for (let at = 0; at < RANDOM_QUERIES; at++) {
    const words = [anyOf(WORDS), anyOf(WORDS)].slice(0, anyOf([0, 1, 1, 2]))
    await expectPages(anyOf([undefined, member]), {
      list: anyOf(LISTS),
      page_size: anyOf([1, 7, 24, 24, 60]),
      ...(words.length > 0 && { search: words.join(' ') }),
      ...(anyOf([true, false]) && { format: anyOf(['core', 'infinity']) }),
      ...(anyOf([true, false]) && { with_inks: [anyOf(INKS), anyOf(INKS)] }),
      ...(anyOf([true, false, false]) && { with_card: `pack-9-${anyOf([1, 2, 3, 5, 8, 13])}` }),
    })
  }
}, 300_000)

function anyOf<T>(choice: readonly T[]): T {
  return choice[Math.floor(Math.random() * choice.length)]! // the index is below the length
}

/** Reads consecutive pages of a list and compares them with all matching decks, sorted. */
async function expectPages(as: Member | undefined, query: Query & { list: string; page_size: number }) {
  const pages = []
  let after: Query = {}
  while (pages.length < PAGES) {
    const page = await given((as?.client ?? backend.anonymous).rpc('find_decks', { ...query, ...after }))
    pages.push(page.map(({ id }) => id))
    const last = page.at(-1)
    if (!last || page.length < query.page_size) break
    const { id, created_at, favorite_count } = last
    after = { after_id: id, after_created_at: created_at, after_favorite_count: favorite_count }
  }
  const sorted = await sortedDecks(as, query)
  const wanted = Array.from({ length: pages.length }, (_, at) =>
    sorted.slice(at * query.page_size, (at + 1) * query.page_size),
  )
  expect({ query, pages }).toEqual({ query, pages: wanted })
}

async function sortedDecks(as: Member | undefined, { list, search, format, with_inks, with_card }: Query) {
  const rows = await backend.sql(
    `select id from public.decks join private.deck_search on deck_id = id
      where (is_visible or user_id = $1) and legality = coalesce($2, legality)
        and inks @> $3::text[]
        and ($4::text is null or exists (
          select from cards_2 as wanted join cards_2 as printing using (name, version)
            join jsonb_array_elements(cards) as entry on entry ->> 'card' = printing.id where wanted.id = $4
        ))
        and coalesce(tokens @@ private.tokens_query(private.words_of($5), '{}'), true)
      order by ${list === 'popular' ? 'favorite_count desc, ' : ''}created_at desc, id desc`,
    [as?.id ?? null, format ?? null, with_inks ?? [], with_card ?? null, search ?? ''],
  )
  return rows.map(({ id }) => id)
}
