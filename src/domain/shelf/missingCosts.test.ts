import { expect, test } from 'vitest'
import { allocateCopies } from './allocation.ts'
import { missingCosts } from './missingCosts.ts'

test('a deck costs the copies that it lacks, and copies without a price are counted', () => {
  const decks = [
    { id: 'a', cards: new Map([['elsa', 3]]) },
    { id: 'b', cards: new Map(Object.entries({ elsa: 4, iago: 2, kenai: 1 })) },
  ]
  const owned = new Map(Object.entries({ elsa: 5, kenai: 1 }))
  const costs = missingCosts(allocateCopies(owned, decks, ['a']), (key) => (key === 'elsa' ? 142 : null))
  expect([...costs]).toEqual([['b', { usd: 2.84, cardsWithoutPrice: 2 }]])
})
