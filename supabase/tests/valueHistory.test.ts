import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHandler as updatePrices } from '../functions/update-prices/index.ts'
import { given } from './answers.ts'
import { type CardServiceStandIn, run, serviceCard, startCardService, startOver } from './cardService.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

const CARDS = ['pack-9-1', 'pack-9-2', 'pack-9-5'] as const

let backend: TestBackend
let service: CardServiceStandIn
let collector: Member
beforeAll(async () => {
  service = await startCardService()
  backend = await startTestBackend()
  collector = await backend.join('collector')
})
afterAll(async () => {
  service.close()
  await backend.close()
})
beforeEach(() => startOver(backend, service))

/** The date (UTC) a number of days ago. */
const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10)
const historyOf = async (since: string, client: Client = collector.client, owner = collector) =>
  (await client.rpc('collection_value_history', { owner_id: owner.id, since })).data
const moversOf = async (since: string, client: Client = collector.client) =>
  (await client.rpc('collection_movers', { owner_id: collector.id, since })).data
const own = (copies: Record<string, [nonFoil: number, foil: number]>) =>
  given(
    collector.client.rpc('import_collection', {
      entries: Object.entries(copies).map(([id, [nonFoil, foil]]) => [id, nonFoil, foil]),
      mode: 'replace',
      operation_id: crypto.randomUUID(),
    }),
  )

type Price = { card: string; age: number; usd: number | null; foil: number | null }
const writePrices = (prices: readonly Price[]) =>
  backend.sql(
    `insert into card_prices (card_id, day, usd, usd_foil)
      select card, (now() at time zone 'utc')::date - age, usd, foil
        from jsonb_to_recordset($1::jsonb) as price (card text, age integer, usd double precision, foil double precision)
        order by age desc`,
    [JSON.stringify(prices)],
  )

describe('the value of a collection over time', () => {
  test('is the value of today’s copies at each day’s prices', async () => {
    await own({ 'pack-9-1': [3, 0], 'pack-9-2': [0, 2] })
    await writePrices([
      { card: 'pack-9-1', age: 40, usd: 1, foil: null },
      { card: 'pack-9-2', age: 40, usd: 100, foil: 5 },
      { card: 'pack-9-1', age: 35, usd: null, foil: null },
      { card: 'pack-9-2', age: 35, usd: 100, foil: null },
      { card: 'pack-9-1', age: 20, usd: 1.1, foil: 9 },
      { card: 'pack-9-5', age: 15, usd: 7, foil: 7 },
      { card: 'pack-9-2', age: 10, usd: 200, foil: 4.5 },
    ])
    expect(await historyOf(ago(30))).toEqual([
      [ago(30), 13],
      [ago(20), 13.3],
      [ago(10), 12.3],
    ])
    expect(await historyOf(ago(60))).toMatchObject([[ago(40), 13], [ago(35), 13], {}, {}])
    expect(await historyOf(ago(0))).toEqual([[ago(0), 12.3]])
    expect(await historyOf(ago(-5))).toEqual([[ago(0), 12.3]])
  })

  test('includes the changes of a price update', async () => {
    await own({ 'pack-9-1': [2, 1] })
    await run(updatePrices, backend, service)
    expect(await historyOf(ago(30))).toEqual([[ago(0), 8.12]])
    await backend.sql(`update card_prices set day = '${ago(3)}'`)
    const prices = (usd: string) => {
      service.cards = [serviceCard('9', '1', { prices: { usd, usd_foil: '5.28' } })]
      return run(updatePrices, backend, service)
    }
    await prices('2.00')
    expect(await historyOf(ago(30))).toEqual([
      [ago(3), 8.12],
      [ago(0), 9.28],
    ])
    // A second update on the same day: the last prices of a day count.
    await prices('1.00')
    expect(await historyOf(ago(30))).toEqual([
      [ago(3), 8.12],
      [ago(0), 7.28],
    ])
  })

  test('is empty without priced copies, and covers at most a year', async () => {
    expect(await historyOf(ago(30))).toEqual([])
    await own({ 'pack-9-5': [1, 1] })
    expect(await historyOf(ago(30))).toEqual([])
    await writePrices(Array.from({ length: 500 }, (_, age) => ({ card: 'pack-9-5', age, usd: 1 + age, foil: null })))
    const days = (await historyOf('-infinity')) as [string, number][]
    expect([days.length, days[0], days.at(-1)]).toEqual([367, [ago(366), 367], [ago(0), 1]])
  })

  test('survives a card’s new id', async () => {
    await own({ 'pack-9-1': [1, 0] })
    await writePrices([
      { card: 'pack-9-1', age: 5, usd: 1, foil: null },
      { card: 'pack-9-1', age: 2, usd: 3, foil: null },
    ])
    const before = await historyOf(ago(30))
    await backend.sql(`update cards_2 set id = 'crd_9_1' where id = 'pack-9-1'`)
    expect(await historyOf(ago(30))).toEqual(before)
    expect(before).toHaveLength(2)
  })

  test('agrees with a model for any appearing and disappearing prices', async () => {
    const cents = fc.option(fc.integer({ min: 1, max: 50_000 }), { freq: 3 })
    const story = fc.record({
      prices: fc.uniqueArray(fc.record({ card: fc.constantFrom(...CARDS), age: fc.nat(40), usd: cents, foil: cents }), {
        selector: ({ card, age }) => `${card} ${age}`,
        maxLength: 25,
      }),
      copies: fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: CARDS.length, maxLength: CARDS.length }),
      since: fc.nat(45),
    })
    await fc.assert(
      fc.asyncProperty(story, async ({ prices, copies, since }) => {
        await backend.sql('delete from card_prices')
        await writePrices(
          prices.map(({ usd, foil, ...price }) => ({ ...price, usd: usd && usd / 100, foil: foil && foil / 100 })),
        )
        await own(Object.fromEntries(CARDS.map((id, at) => [id, copies[at] as [number, number]])))
        expect(await historyOf(ago(since))).toEqual(modelHistory(prices, copies, since))
      }),
      { numRuns: 40, plugins: [fc.interruptAfterTimeLimit(30_000)] },
    )
  })
})

describe('the movers of a collection', () => {
  test('are the copies whose value changed most since a day', async () => {
    await own({ 'pack-9-1': [3, 1], 'pack-9-2': [0, 2], 'pack-9-5': [1, 0] })
    await writePrices([
      { card: 'pack-9-1', age: 40, usd: 1, foil: 8 },
      { card: 'pack-9-2', age: 40, usd: 100, foil: 5 },
      { card: 'pack-9-5', age: 3, usd: 7, foil: null },
      { card: 'pack-9-2', age: 10, usd: 100, foil: 6 },
      { card: 'pack-9-1', age: 5, usd: 1.1, foil: 8 },
      { card: 'pack-9-1', age: 2, usd: 1.25, foil: 7.9 },
      { card: 'pack-9-2', age: 1, usd: 150, foil: null },
    ])
    expect(await moversOf(ago(7))).toEqual([
      ['pack-9-1', false, 3, 1, 1.25],
      ['pack-9-1', true, 1, 8, 7.9],
    ])
    expect(await moversOf(ago(2))).toEqual([])
    expect(await moversOf('-infinity')).toHaveLength(2)
  })

  test('are at most ten', async () => {
    const cards = Array.from({ length: 12 }, (_, at) => `mover-${at + 10}`)
    await backend.sql(
      `insert into cards_2 (id, name, set_id, collector_number, rarity)
        select card, card, set_id, card, 'Common' from unnest($1::text[]) as card, cards_2 where id = 'pack-9-1'`,
      [cards],
    )
    await own(Object.fromEntries(cards.map((card) => [card, [1, 0]])))
    await writePrices(
      cards.flatMap((card, at) => [
        { card, age: 5, usd: 100, foil: null },
        { card, age: 1, usd: at % 2 === 0 ? 101 + at : 99 - at, foil: null },
      ]),
    )
    const movers = (await moversOf(ago(7))) as [string][]
    expect(movers.map(([card]) => card)).toEqual(cards.toReversed().slice(0, 10))
  })
})

/** A model of the history: each copy at its last known price, or its first, for every day. */
function modelHistory(prices: readonly Price[], copies: readonly number[][], since: number): [string, number][] {
  const finishes = CARDS.flatMap((card, at) =>
    (['usd', 'foil'] as const).map((finish, index) => {
      const known = prices.filter((price) => price.card === card).toSorted((a, b) => b.age - a.age)
      const hasPrice = (known.at(-1)?.[finish] ?? null) !== null
      return { finish, known, quantity: hasPrice ? (copies[at]?.[index] ?? 0) : 0 }
    }),
  ).filter(({ quantity }) => quantity > 0)
  if (finishes.length === 0) return []
  const valueAt = (age: number) =>
    finishes.reduce((sum, { finish, known, quantity }) => {
      const priced = known.filter((price) => price[finish] !== null)
      const price = priced.findLast((one) => one.age >= age) ?? priced[0]
      return sum + quantity * (price?.[finish] ?? 0)
    }, 0)
  const owned = new Set(finishes.flatMap(({ known }) => known))
  const first = Math.min(since, Math.max(...[...owned].map(({ age }) => age)))
  const later = [...owned].map(({ age }) => age).filter((age) => age < first)
  const ages = [...new Set([first, ...later])].toSorted((a, b) => b - a)
  return ages.map((age) => [ago(age), valueAt(age) / 100])
}

describe('access to the value of a collection', () => {
  beforeEach(async () => {
    await own({ 'pack-9-1': [1, 0] })
    await writePrices([{ card: 'pack-9-1', age: 5, usd: 2, foil: null }])
  })
  const hide = (profile_visibility: string) =>
    given(collector.client.from('user_profiles').update({ profile_visibility }).eq('user_id', collector.id).select())

  test('is the same as access to the collection', async () => {
    const [stranger, admin] = [await backend.join('stranger'), await backend.joinAsAdmin('admin')]
    const everyone = [backend.anonymous, stranger.client, admin.client, collector.client]
    for (const client of everyone) expect(await historyOf(ago(9), client)).toEqual([[ago(5), 2]])
    await hide('private')
    try {
      expect(await Promise.all(everyone.map((client) => historyOf(ago(9), client)))).toEqual([
        null,
        null,
        null,
        [[ago(5), 2]],
      ])
      expect(await Promise.all(everyone.map((client) => moversOf(ago(9), client)))).toEqual([null, null, null, []])
    } finally {
      await hide('public')
    }
  })

  test('is the same for a missing member as for a private one', async () => {
    const nobody = { ...collector, id: '00000000-0000-4000-8000-000000000000' }
    expect(await historyOf(ago(9), collector.client, nobody)).toBeNull()
  })
})
