import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { anyCollection } from './collection.arbitrary.ts'
import { completionOf } from './completion.ts'
import { filterByOwnership } from './ownership.ts'

describe('the ownership filter', () => {
  const cards = ['a', 'b', 'c'].map((id) => makeCard({ id }))
  const collection = new Map([['b', { nonFoil: 0, foil: 1 }]])

  test.each([
    ['all' as const, ['a', 'b', 'c']],
    ['owned' as const, ['b']],
    ['needed' as const, ['a', 'c']],
  ])('%s', (ownership, ids) => {
    expect(filterByOwnership(cards, collection, ownership).map(({ id }) => id)).toEqual(ids)
  })

  test('splits all cards into owned and needed, as the completion counts them', () => {
    fc.assert(
      fc.property(anyCollection, ({ cards: some, collection: owned }) => {
        const [mine, needed] = [filterByOwnership(some, owned, 'owned'), filterByOwnership(some, owned, 'needed')]
        expect(mine).toHaveLength(completionOf(some, owned).collectedCards)
        expect(some.filter((card) => mine.includes(card) !== needed.includes(card))).toEqual(some)
        expect(some.filter((card) => needed.includes(card))).toEqual(needed)
      }),
    )
  })
})
