import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { signatureCards } from './signatureCards.ts'

const copies = (quantity: number, name: string, cost: number) => ({ card: makeCard({ name, cost }), quantity })
const names = (cards: ReturnType<typeof signatureCards>) => cards.map(({ card }) => card.name)

test('signature cards have the most copies, then the highest cost', () => {
  const deck = [copies(1, 'Goliath', 9), copies(4, 'Pluto', 2), copies(4, 'Elsa', 8), copies(3, 'Tala', 4)]
  expect(names(signatureCards(deck, 3))).toEqual(['Elsa', 'Pluto', 'Tala'])
})

test('ties are sorted by name', () => {
  expect(names(signatureCards([copies(4, 'Tala', 2), copies(4, 'Elsa', 2)], 6))).toEqual(['Elsa', 'Tala'])
})
