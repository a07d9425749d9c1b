import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#data/backend/database.gen.ts'
import { given } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

const [DECKS, COLLECTIONS] = [300, 250]

let backend: TestBackend
let author: Member
let owner: Member
let cards: { id: string; key: string; cents: number | null }[]
let decks: { id: string; needs: Map<string, number>; inks: string[] }[]

/** A linear congruential generator, so that a failure can be repeated. Each engine tests other collections. */
let seed = process.env['TEST_DATABASE_URL'] ? 27 : 26
const random = (below: number) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}

beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
  owner = await backend.join('owner')
  // Prices with many ties; every seventh name has none.
  await backend.sql(`update cards_2 set ink = six[1 + abs(hashtext(name || version)) % 6], inks = null,
      prices_data = case when abs(hashtext(name || version)) % 7 = 0 then '{}'
        else jsonb_build_object('usd', (abs(hashtext(id)) % 5)::numeric * 3.33 + 0.25) end
    from (select array['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] as six) as inks`)
  cards = (
    await backend.sql(`select card_id as id, card_key as key, cents from private.card_worth order by card_id`)
  ).map(({ id, key, cents }) => ({ id: String(id), key: String(key), cents: cents === null ? null : Number(cents) }))
  const lists = Array.from({ length: DECKS }, () => {
    const size = 1 + random(14)
    const first = random(cards.length)
    const chosen = new Set(Array.from({ length: size }, () => (first + random(20)) % cards.length))
    return [...chosen].map((at) => ({ card: cards[at]?.id ?? '', quantity: 1 + random(4) }))
  })
  await backend.sql(
    `insert into decks (user_id, name, cards, is_public) select $1, 'Deck', list, true from jsonb_array_elements($2::jsonb) as list`,
    [author.id, JSON.stringify(lists)],
  )
  await readDecks()
}, 120_000)
afterAll(() => backend.close())

async function readDecks() {
  const keys = new Map(cards.map(({ id, key }) => [id, key]))
  decks = (await backend.sql('select id, cards, inks from decks where is_visible')).map(({ id, cards: list, inks }) => {
    const needs = new Map<string, number>()
    for (const { card, quantity } of list as { card: string; quantity: number }[]) {
      const key = keys.get(card) ?? card
      needs.set(key, (needs.get(key) ?? 0) + quantity)
    }
    return { id: String(id), needs, inks: inks as string[] }
  })
}

type Row = { id: string; missing: number; unpriced: number; cents: number }
/** The whole ranking of decks of which a copy is free, deck by deck and card by card. */
function bruteForce(free: ReadonlyMap<string, number>): Row[] {
  const centsOf = new Map(cards.map(({ key, cents }) => [key, cents]))
  return decks
    .flatMap(({ id, needs }) => {
      let copies = 0
      const row = { id, missing: 0, unpriced: 0, cents: 0 }
      for (const [key, needed] of needs) {
        const lacking = Math.max(0, needed - (free.get(key) ?? 0))
        const cents = centsOf.get(key) ?? null
        copies += needed
        row.missing += lacking
        if (cents === null) row.unpriced += lacking
        else row.cents += lacking * cents
      }
      return row.missing < copies ? [row] : []
    })
    .toSorted((a, b) => a.missing - b.missing || a.unpriced - b.unpriced || a.cents - b.cents || (a.id < b.id ? -1 : 1))
}

/** Saves decks that need copies of the first card; each second one needs more than four of another name. */
async function saveMany(count: number) {
  const twin = cards.find(
    ({ id, key }) => key !== cards[0]?.key && cards.some((other) => other.key === key && other.id !== id),
  )
  const twins = cards.filter(({ key }) => key === twin?.key)
  const rest = cards.filter(({ key }) => key !== twin?.key && key !== cards[0]?.key)
  const lists = Array.from({ length: count }, (_, at) =>
    [cards[0], rest[random(rest.length)], ...(at % 2 ? twins : [])].map((card) => ({
      card: card?.id ?? '',
      quantity: 3 + random(2),
    })),
  )
  await backend.sql(
    `insert into decks (user_id, name, cards, is_public) select $1, 'One of many', list, true from jsonb_array_elements($2::jsonb) as list`,
    [author.id, JSON.stringify(lists)],
  )
}

type Query = Database['public']['Functions']['decks_by_missing_cards']['Args']
const find = async (query: Query, member = owner): Promise<Row[]> =>
  (await given(member.client.rpc('decks_by_missing_cards', query))).map(({ id, missing, unpriced, cents }) => ({
    id,
    missing,
    unpriced,
    cents,
  }))

async function findAll(query: Query = {}): Promise<Row[]> {
  const size = query.page_size ?? 60
  const found: Row[] = []
  for (;;) {
    const last = found.at(-1)
    const page = await find({
      ...query,
      page_size: size,
      ...(last && {
        after_missing: last.missing,
        after_unpriced: last.unpriced,
        after_cents: last.cents,
        after_id: last.id,
      }),
    })
    found.push(...page)
    if (page.length < size) return found
  }
}

/** Gives the owner random copies, and returns them by name. */
async function collect(): Promise<Map<string, number>> {
  const share = random(100)
  const rows = cards
    .filter(() => random(100) < share)
    .map(({ id }) => ({ card_id: id, quantity: 1 + random(5), is_foil: random(2) === 0 }))
  await backend.sql('delete from user_collections where user_id = $1', [owner.id])
  await backend.sql(
    `insert into user_collections (user_id, card_id, quantity, is_foil)
      select $1, card_id, quantity, is_foil
      from jsonb_to_recordset($2::jsonb) as row (card_id text, quantity integer, is_foil boolean)`,
    [owner.id, JSON.stringify(rows)],
  )
  const keys = new Map(cards.map(({ id, key }) => [id, key]))
  const owned = new Map<string, number>()
  for (const { card_id, quantity } of rows) {
    const key = keys.get(card_id) ?? ''
    owned.set(key, (owned.get(key) ?? 0) + quantity)
  }
  return owned
}

test(`${COLLECTIONS} random collections rank ${DECKS} decks as brute force does`, async () => {
  for (let round = 0; round < COLLECTIONS; round++) {
    const expected = bruteForce(await collect())
    const found = round % 25 === 0 ? await findAll() : await find({})
    expect(found).toEqual(round % 25 === 0 ? expected : expected.slice(0, 24))
    if (round % 5 !== 0) continue
    const most = random(30)
    const cost = 1 + random(40)
    expect(await findAll({ max_missing: most, max_cost: cost, page_size: 60 })).toEqual(
      expected.filter(({ missing, unpriced, cents }) => missing <= most && unpriced === 0 && cents <= cost * 100),
    )
  }
}, 600_000)

test('a member with one card of many decks has them by price, page by page', async () => {
  const key = cards[0]?.key ?? ''
  for (const quantity of [1, 4]) {
    await backend.sql('delete from user_collections where user_id = $1', [owner.id])
    await given(owner.client.rpc('set_collection', { card_id: cards[0]?.id ?? '', is_foil: false, quantity }))
    await saveMany(70)
    await readDecks()
    const expected = bruteForce(new Map([[key, quantity]]))
    expect(expected.length).toBeGreaterThan(60)
    expect(await findAll({ page_size: 7 })).toEqual(expected)
  }
  await backend.sql(`delete from decks where name = 'One of many'`)
  await readDecks()
}, 120_000)

describe('the ranking', () => {
  const rank = async (query: Query = {}) => (await findAll(query)).map(({ id }) => id)

  test('the filters of lists leave only their decks, in the same order', async () => {
    const expected = bruteForce(await collect())
    const inksOf = new Map(decks.map(({ id, inks }) => [id, inks]))
    const ids = expected.map(({ id }) => id)
    expect(await rank({ with_inks: ['Ruby'] })).toEqual(ids.filter((id) => inksOf.get(id)?.includes('Ruby')))
    expect(await rank({ with_inks: ['Ruby', 'Steel'], exact_inks: true })).toEqual(
      ids.filter((id) => inksOf.get(id)?.join() === 'Ruby,Steel'),
    )
    expect(await rank({ search: 'deck' })).toEqual(ids)
    expect(await rank({ complete: true })).toEqual(
      ids.filter(
        (id) => [...(decks.find((deck) => deck.id === id)?.needs.values() ?? [])].reduce((a, b) => a + b, 0) === 60,
      ),
    )
    const [core, infinity] = [await rank({ format: 'core' }), await rank({ format: 'infinity' })]
    expect([...core, ...infinity].toSorted()).toEqual(ids.toSorted())
  })

  test('copies that an assembled deck holds are not free, and the deck itself is left out', async () => {
    const owned = await collect()
    const { id } = await saveDeck(owner, { cards: [{ card: cards[0]?.id ?? '', quantity: 4 }] })
    await readDecks()
    expect(await findAll()).toEqual(bruteForce(owned))
    await given(owner.client.from('assembled_decks').insert({ deck_id: id, user_id: owner.id }).select())
    const key = cards[0]?.key ?? ''
    const free = new Map(owned).set(key, Math.max(0, (owned.get(key) ?? 0) - 4))
    expect(await findAll()).toEqual(bruteForce(free).filter((row) => row.id !== id))
    await given(owner.client.from('decks').delete().eq('id', id).select())
    await readDecks()
  })

  test('a deck leaves the list when it becomes private or its author hides decks, and comes back', async () => {
    await collect()
    await given(owner.client.rpc('set_collection', { card_id: 'pack-9-1', is_foil: false, quantity: 4 }))
    const { id } = await saveDeck(author)
    expect(await rank()).toContain(id)
    await given(author.client.from('decks').update({ is_public: false }).eq('id', id).select())
    expect(await rank()).not.toContain(id)
    await given(author.client.from('decks').update({ is_public: true }).eq('id', id).select())
    expect(await rank()).toContain(id)
    await given(
      author.client.from('user_profiles').update({ deck_visibility: 'private' }).eq('user_id', author.id).select(),
    )
    expect(await rank()).toEqual([])
    await given(
      author.client.from('user_profiles').update({ deck_visibility: 'public' }).eq('user_id', author.id).select(),
    )
    expect(await rank()).toContain(id)
    await given(author.client.from('decks').delete().eq('id', id).select())
  })

  test('more than four copies of a name count, and a name that changes is found again', async () => {
    const twin = cards.find(({ key }, at) => cards.findIndex((card) => card.key === key) !== at)
    const other = cards.find(({ key, id }) => key === twin?.key && id !== twin.id)
    const saved = await saveDeck(author, {
      cards: [twin, other].map((card) => ({ card: card?.id ?? '', quantity: 4 })),
    })
    const stored = await backend.sql('select others from private.deck_copies where deck_id = $1', [saved.id])
    expect(stored).toEqual([{ others: { [twin?.key ?? '']: 8 } }])
    await readDecks()
    const expected = bruteForce(await collect())
    expect(await findAll()).toEqual(expected)
    await backend.sql(`update cards_2 set name = name || ' renamed' where id = $1`, [twin?.id])
    cards = cards.map((card) => (card.id === twin?.id ? { ...card, key: `${card.key} renamed` } : card))
    const [row] = await backend.sql('select others from private.deck_copies where deck_id = $1', [saved.id])
    expect(row).toEqual({ others: null })
  })
})
