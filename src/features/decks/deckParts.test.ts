import { expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { makeCatalogue } from '#domain/cards/catalogue.ts'
import { deckPart } from './detail/deckPart.ts'
import { deckListPart } from './list/deckListPart.ts'

const { catalogue } = makeCatalogue([
  ...Array.from({ length: 10 }, (_, index) =>
    makeCard({ id: `${index}`, name: `Friend ${index}`, collectorNumber: `${index}` }),
  ),
  makeCard({ id: 'twin', name: 'Friend 2', collectorNumber: '2', set: 'Another' }),
])
const deckOf = (...ids: string[]) => ({ id: 'deck', entries: ids.map((card) => ({ card, quantity: 1 })) })

test('a deck’s page has its cards and those of its maybeboard, with printings that share an address with one of them', () => {
  const maybeboard = [{ card: '5', quantity: 1 }]
  const cards = deckPart({ ...deckOf('2', '7', 'gone'), maybeboard }).select(catalogue)
  expect(cards.map(({ id }) => id).toSorted()).toEqual(['2', '5', '7', 'twin'])
})

test('a list of decks has the cards that its first six decks show, and the card it is filtered by', () => {
  const decks = Array.from({ length: 8 }, (_, index) => deckOf(`${index}`, '0'))
  const cards = deckListPart({ list: 'latest', card: '9' }, decks).select(catalogue)
  expect(cards.map(({ id }) => id).toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '9'])
})
