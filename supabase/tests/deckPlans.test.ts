import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDecks } from '../../tools/seed/seedDecks.ts'
import { markDecks, pretendMillionDecks, saveDeck } from './decks.fixture.ts'
import { explainDecks, makeExplainDecks, type Plan, rowsTouched, strategyOf } from './explainDecks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

/** The numbers of decks in the two rounds of measurement. */
const [FEW, MANY] = process.env['TEST_DATABASE_URL'] === undefined ? [500, 5000] : [4000, 40_000]

/** The decks of a page, and of the walk in find_decks, which looks up the tokens of each. */
const PAGE = 24
const WALK = 2000

const NARROWED = {
  nothing: {},
  'a format': { format: 'core' },
  'an ink': { with_inks: ['Amber'] },
  'two inks in a format': { with_inks: ['Amber', 'Steel'], format: 'core' },
  'a word that many have': { search: 'printing' },
  'the beginning of a word': { search: 'tem' },
  'a card that many have': { with_card: 'pack-9-1' },
  'words, inks, a card and a format': {
    search: 'elsa amber',
    with_inks: ['Amber'],
    with_card: 'pack-9-1',
    format: 'core',
  },
  'exactly two inks': { with_inks: ['Amber', 'Steel'], exact_inks: true },
  'exactly two inks in a format with a price': {
    with_inks: ['Steel', 'Amber'],
    exact_inks: true,
    format: 'core',
    max_price: 500,
  },
  'exact inks and a card that one deck has': { with_inks: ['Steel'], exact_inks: true, with_card: 'pack-P1-20' },
  'complete decks with an ink': { with_inks: ['Amber'], complete: true },
  'a word that one deck has': { search: 'zyzzyva' },
  'a word that one deck has and a letter that all have': { search: 'p zyzzyva', format: 'core' },
  'a card that one deck has': { with_card: 'pack-P1-20' },
  'inks that no deck has': { with_inks: ['Amber', 'Ruby', 'Steel'] },
  'a price that many decks have': { max_price: 800 },
  'a price that few decks have': { max_price: 350 },
  'a price that no deck has': { max_price: 1 },
  'decks that are legal today': { legal: 'infinity' },
  'a legal deck with a price that few decks have': { legal: 'infinity', max_price: 350 },
  'a price, an ink and a card': { max_price: 800, with_inks: ['Amber'], with_card: 'pack-9-1' },
  'prefixes of three words': { search: 'prin temp zyzz' },
  'a word that no deck has': { search: 'printing qqqqq' },
}

let backend: TestBackend
let member: Member
const plannedQueries: { list: string; by: string; as: string | null; query: Record<string, unknown> }[] = []
const plans: Plan[][][] = []
beforeAll(async () => {
  backend = await startTestBackend()
  member = await backend.join('member')
  await backend.sql(`update cards_2 set ink = (array['Amber', 'Ruby', 'Steel'])[1 + collector_number::integer % 3]`)
  await backend.sql(`update cards_2 set ink = null where id = 'pack-P1-20'`) // nobody else builds with it
  await backend.sql(`update cards_2 set prices_data = jsonb_build_object('usd', collector_number::integer)`)
  await backend.sql(`update sets_2 set prereleased_at = '2024-01-01'`)
  // One of the member's decks matches every rare filter. The other one is visible only to the member.
  await saveDeck(member, { name: 'Zyzzyva Princesses', cards: [{ card: 'pack-P1-20', quantity: 4 }] })
  await saveDeck(member, { name: 'Hidden', is_public: false })
  await makeExplainDecks(backend)
  await seedDecks({ query: backend.sql }, FEW)
  await backend.sql(`update decks set created_at = '2020-01-01' where user_id = $1`, [member.id])
  await backend.sql(`insert into deck_favorites (user_id, deck_id)
    select '${member.id}', id from decks where user_id <> '${member.id}' order by created_at limit 40`)
  for (const list of ['latest', 'popular'])
    for (const as of [null, member.id])
      for (const [by, query] of Object.entries(NARROWED)) plannedQueries.push({ list, by, as, query })
  for (const list of ['favorites', 'mine'])
    for (const [by, query] of Object.entries(NARROWED)) plannedQueries.push({ list, by, as: member.id, query })
  await explainAll()
  await seedDecks({ query: backend.sql }, MANY - FEW)
  await explainAll()
}, 900_000)
afterAll(() => backend.close())

async function explainAll() {
  const round: Plan[][] = []
  for (const { list, as, query } of plannedQueries) round.push(await explainDecks(backend, as, { list, ...query }))
  plans.push(round)
}

/** The queries with the rows read among few and among many decks. */
function results() {
  return plannedQueries.map(({ list, by, as }, at) => ({
    what: `${list} narrowed by ${by}${as === null ? '' : ', signed in'}`,
    steps: plans[1]?.[at] ?? [],
    rows: plans.map((round) => rowsTouched(round[at] ?? [])),
  }))
}

describe('a page of decks', () => {
  test('uses an index with any filter', () => {
    const fullScans = results().filter(({ steps }) => steps.some((step) => step['Node Type'] === 'Seq Scan'))
    expect(fullScans.map(({ what }) => what)).toEqual([])
  })

  test('reads no more rows among ten times as many decks, or at most those of the walk', () => {
    // Every deck of the walk is looked up once; every deck of the page is read with its author and favorite.
    const walk = 2 * WALK + 6 * PAGE
    const expensive = results().filter(({ rows: [few = 0, many = 0] }) => many > Math.max(2 * few, walk))
    expect(expensive.map(({ what, rows }) => `${what}: ${rows.join(' → ')}`)).toEqual([])
  })
})

describe('a filter that matches one deck in a hundred of a million', () => {
  beforeAll(async () => {
    await markDecks(backend, 'steadily', { each: 120 })
    await markDecks(backend, 'lately', { each: 120, upTo: WALK })
    await pretendMillionDecks(backend)
  }, 300_000)

  test.each([null, 'member'])('fills its page by a second walk: %s', async (as) => {
    const steps = await explainDecks(backend, as && member.id, { search: 'steadily' })
    expect([strategyOf(steps), steps.some((step) => step['Node Type'] === 'Seq Scan')]).toEqual(['2 walks', false])
    // The first walk, the rest of the page in the second one, and the decks that the second one skips to start where
    // the first ended.
    expect(rowsTouched(steps)).toBeLessThanOrEqual(2 * 120 * PAGE + WALK + 6 * PAGE)
  })

  test('uses the index if the second walk falls short', async () => {
    const steps = await explainDecks(backend, null, { search: 'lately' })
    expect([strategyOf(steps), steps.some((step) => step['Node Type'] === 'Seq Scan')]).toEqual([
      '2 walks, index',
      false,
    ])
    // 16 of the first 2,000 match, so 3,000 more should contain another 24.
    expect(rowsTouched(steps)).toBeLessThanOrEqual(2 * (WALK + 3000) + WALK + 6 * PAGE)
  })
})
