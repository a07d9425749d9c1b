import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { similarDecks } from './similarDecks.ts'

test('the decks with the most copies in common come first, and those with few are left out', () => {
  const cards = Array.from({ length: 15 }, (_, at) => ({
    card: makeCard({ id: `${at}`, name: `Card ${at}` }),
    quantity: 4,
  }))
  const other = (name: string, from: number, to: number) => ({ name, cards: cards.slice(from, to) })
  const others = [
    other('20', 0, 5),
    other('40', 5, 15),
    other('16', 2, 6),
    other('also 20', 10, 15),
    other('60', 0, 15),
  ]
  const found = similarDecks(cards, others, 3)
  expect(found.map(({ deck, inBoth }) => [deck.name, inBoth])).toEqual([
    ['60', 60],
    ['40', 40],
    ['20', 20],
  ])
  expect(similarDecks(cards, others, 9).map(({ deck }) => deck.name)).toEqual(['60', '40', '20', 'also 20'])
})
