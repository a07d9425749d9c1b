import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { countHolders, readSample } from './deckSample.ts'

test('an answer becomes copies by name, of all printings together and without unknown cards', () => {
  const byId = new Map(
    [makeCard({ id: 'a', name: 'Élsa' }), makeCard({ id: 'b', name: 'elsa' }), makeCard({ id: 'c', name: 'Maui' })].map(
      (card) => [card.id, card],
    ),
  )
  const sample = readSample(
    {
      cards: ['a', 'b', 'c', 'gone'],
      decks: [
        [3, 64 + 1, 128 + 4, 192 + 4],
        [128 + 60, 999],
      ],
    },
    byId,
  )
  expect(sample.decks.map((deck) => Object.fromEntries(deck))).toEqual([{ elsa: 4, maui: 4 }, { maui: 60 }])
  expect([countHolders(sample, 'maui'), countHolders(sample, 'elsa'), countHolders(sample, 'gone')]).toEqual([2, 1, 0])
})
