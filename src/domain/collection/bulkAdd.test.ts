import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { parsePrice } from '../cards/prices.ts'
import { BULK_ADD_CASES } from './bulk-add.cases.ts'
import { bulkAddFinish, previewSetAdd } from './bulkAdd.ts'
import { anyCollection } from './collection.arbitrary.ts'
import { countAllCopies } from './copies.ts'
import { applyCopyChanges } from './copyChange.ts'

describe('adding a whole set', () => {
  test.each(BULK_ADD_CASES)('a card with $name is added as foil: $isFoil', ({ usd, usdFoil, isFoil }) => {
    expect(bulkAddFinish({ prices: { usd: parsePrice(usd), usdFoil: parsePrice(usdFoil) } })).toEqual({ isFoil })
  })

  test('updates what is owned in the finish that is added, and adds the rest', () => {
    const cards = [
      makeCard({ id: 'owned' }),
      makeCard({ id: 'owned as foil' }),
      makeCard({ id: 'foil only', prices: { usd: null, usdFoil: 2 } }),
      makeCard({ id: 'foil only, owned as non-foil', prices: { usd: null, usdFoil: 2 } }),
      makeCard({ id: 'new' }),
    ]
    const collection = new Map([
      ['owned', { nonFoil: 2, foil: 0 }],
      ['owned as foil', { nonFoil: 0, foil: 1 }],
      ['foil only', { nonFoil: 0, foil: 1 }],
      ['foil only, owned as non-foil', { nonFoil: 1, foil: 0 }],
    ])
    expect(previewSetAdd(cards, collection)).toEqual({ added: 3, updated: 2 })
  })

  test('adds one copy of every card; the second time nothing is new', () => {
    fc.assert(
      fc.property(anyCollection, ({ cards, collection }) => {
        const changes = cards.map((card) => ({ cardId: card.id, ...bulkAddFinish(card), delta: 1 }))
        const after = applyCopyChanges(collection, changes)
        const total = (some: typeof collection) =>
          [...some.values()].reduce((sum, copies) => sum + countAllCopies(copies), 0)
        expect(total(after) - total(collection)).toBe(cards.length)
        expect(previewSetAdd(cards, after)).toEqual({ added: 0, updated: cards.length })
      }),
    )
  })
})
