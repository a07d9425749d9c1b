import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCards } from '../cards/card.arbitrary.ts'
import { makeCard } from '../cards/card.fixture.ts'
import { characterCompletion, completionOf, progressTone, totalCompletion } from './completion.ts'
import type { Collection } from './copies.ts'

const cards = Array.from({ length: 3 }, (_, at) => makeCard({ id: `card ${at}` }))
const owned = (count: number) => new Set(cards.slice(0, count).map(({ id }) => id))

describe('completion', () => {
  test('counts a card once, independent of its copies and finishes', () => {
    const collection: Collection = new Map([
      ['card 0', { nonFoil: 3, foil: 1 }],
      ['of another set', { nonFoil: 1, foil: 0 }],
    ])
    expect(completionOf(cards, collection)).toEqual({ collectedCards: 1, totalCards: 3, completionPercentage: 33 })
  })

  test('is rounded to the nearest percent, and down for a single character', () => {
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
  ])('of %d out of %d cards has the tone %s', (collectedCards, totalCards, tone) => {
    expect(progressTone({ collectedCards, totalCards, completionPercentage: 0 })).toBe(tone)
  })

  test('of all sets together equals the completion of all cards', () => {
    fc.assert(
      fc.property(anyCards, fc.infiniteStream(fc.boolean()), (some, coins) => {
        const ids = new Set(some.filter(() => coins.next().value).map(({ id }) => id))
        const sets = [...Map.groupBy(some, ({ setId }) => setId).values()]
        expect(totalCompletion(sets.map((cards) => completionOf(cards, ids)))).toEqual(completionOf(some, ids))
      }),
    )
  })
})
