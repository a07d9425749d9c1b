import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { findDeckWarnings } from './deckWarnings.ts'

const elsa = (quantity: number) => ({ card: makeCard({ name: 'Elsa - Spirit of Winter' }), quantity })

test('a finished deck of two inks and four copies has no warnings', () => {
  expect(findDeckWarnings({ totalCards: 60, inks: ['Amber', 'Steel'], cards: [elsa(4)] })).toEqual([])
})

test('an unfinished deck, a third ink and too many copies of a name over several printings cause warnings', () => {
  const cards = [elsa(4), elsa(4), { card: makeCard({ name: 'Olaf - Friendly Snowman' }), quantity: 4 }]
  expect(findDeckWarnings({ totalCards: 16, inks: ['Amber', 'Ruby', 'Steel'], cards })).toEqual([
    { kind: 'copies', names: [{ name: 'Elsa - Spirit of Winter', copies: 8 }] },
    { kind: 'inks', count: 3 },
    { kind: 'unfinished', totalCards: 16 },
  ])
})

test('a deck without known cards gets warnings by its size and inks', () => {
  expect(findDeckWarnings({ totalCards: 59, inks: [], cards: [] })).toEqual([{ kind: 'unfinished', totalCards: 59 }])
})
