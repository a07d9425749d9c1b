import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCards } from '../cards/card.arbitrary.ts'
import { makeCard } from '../cards/card.fixture.ts'
import {
  characterCompletion,
  type CollectionEntry,
  collectionValue,
  completionBySet,
  completionOf,
  ownedCardIds,
  progressTone,
  totalCompletion,
} from './completion.ts'

const cards = Array.from({ length: 3 }, (_, at) => makeCard({ id: `card ${at}` }))
const owned = (count: number) => new Set(cards.slice(0, count).map(({ id }) => id))
const entry = (cardId: string, quantity: number, isFoil = false): CollectionEntry => ({ cardId, quantity, isFoil })

describe('completion', () => {
  test('counts a card once, however many copies and finishes of it are owned', () => {
    const ids = ownedCardIds([entry('card 0', 3), entry('card 0', 1, true), entry('card 1', 0)])
    expect(completionOf(cards, ids)).toEqual({ collectedCards: 1, totalCards: 3, completionPercentage: 33 })
  })

  test('is rounded to the nearest percent, for a single character down', () => {
    expect(completionOf(cards, owned(2)).completionPercentage).toBe(67)
    expect(characterCompletion(cards, owned(2)).completionPercentage).toBe(66)
    expect(totalCompletion([characterCompletion(cards, owned(2))]).completionPercentage).toBe(67)
  })

  test('of nothing is 0 percent', () => {
    expect(completionOf([], new Set())).toEqual({ collectedCards: 0, totalCards: 0, completionPercentage: 0 })
  })

  test.each([
    [0, 100, 'low'],
    [19, 100, 'low'],
    [20, 100, 'middle'],
    [999, 1000, 'middle'],
    [1000, 1000, 'complete'],
    [0, 0, 'low'],
  ])('of %d out of %d cards looks %s', (collectedCards, totalCards, tone) => {
    expect(progressTone({ collectedCards, totalCards, completionPercentage: 0 })).toBe(tone)
  })

  test('of all sets together is that of all cards', () => {
    fc.assert(
      fc.property(anyCards, fc.infiniteStream(fc.boolean()), (some, coins) => {
        const ids = new Set(some.filter(() => coins.next().value).map(({ id }) => id))
        const bySet = completionBySet(
          Map.groupBy(some, ({ setId }) => setId),
          ids,
        )
        expect(totalCompletion(bySet.values())).toEqual(completionOf(some, ids))
      }),
    )
  })
})

describe('the value of a collection', () => {
  const priced = makeCard({ id: 'priced', prices: { usd: 0.29, usdFoil: 5.28 } })
  const foilOnly = makeCard({ id: 'foil only', prices: { usd: null, usdFoil: 2 } })
  const byId = new Map([priced, foilOnly].map((card) => [card.id, card]))

  test('is the regular price for non-foil copies and the foil price for foil ones, to the cent', () => {
    expect(collectionValue([entry('priced', 3)], byId)).toBe(0.87)
    expect(collectionValue([entry('priced', 3), entry('priced', 2, true)], byId)).toBe(11.43)
  })

  test('counts nothing for copies without a price and for unknown cards', () => {
    expect(collectionValue([entry('foil only', 4), entry('gone', 9)], byId)).toBe(0)
    expect(collectionValue([], byId)).toBe(0)
  })

  test('of two collections is the sum of theirs', () => {
    const entries = fc.array(
      fc.record({
        cardId: fc.constantFrom('priced', 'foil only', 'gone'),
        quantity: fc.nat(9999),
        isFoil: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        expect(collectionValue([...a, ...b], byId)).toBeCloseTo(collectionValue(a, byId) + collectionValue(b, byId), 2)
      }),
    )
  })
})
