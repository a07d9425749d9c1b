import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { compareText, foldText } from '../cards/foldText.ts'
import { anyDeck } from './deck.arbitrary.ts'
import { findDeckCards, sortDeckCards } from './deckCard.ts'

test('the cards of a deck are found by id, in the deck’s order', () => {
  const [elsa, stitch] = [makeCard({ id: 'e', name: 'Elsa' }), makeCard({ id: 's', name: 'Stitch' })]
  const byId = new Map([elsa, stitch].map((card) => [card.id, card]))
  const entries = [
    { card: 's', quantity: 2 },
    { card: 'gone', quantity: 4 },
    { card: 'e', quantity: 1 },
  ]
  expect(findDeckCards(entries, byId)).toEqual([
    { card: stitch, quantity: 2 },
    { card: elsa, quantity: 1 },
  ])
})

test('a deck is sorted by cost and then by name, with all its cards', () => {
  fc.assert(
    fc.property(anyDeck(), (cards) => {
      const sorted = sortDeckCards(cards)
      expect(new Set(sorted)).toEqual(new Set(cards))
      for (const [at, { card }] of sorted.entries()) {
        const next = sorted[at + 1]?.card ?? card
        const order = card.cost - next.cost || compareText(foldText(card.name), foldText(next.name))
        expect(order).toBeLessThanOrEqual(0)
      }
    }),
  )
})
