import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { findPromoPrintings } from './promoPrintings.ts'

const cards = [
  makeCard({ id: 'a', name: 'Elsa - Snow Queen', set: 'Fabled' }),
  makeCard({ id: 'b', name: 'Goofy - Musketeer', set: 'Fabled' }),
  makeCard({ id: 'c', name: 'Elsa - Snow Queen', set: 'Promo Set 1', rarity: 'Promo' }),
  makeCard({ id: 'd', name: 'elsa - snow queen', set: 'Promo Set 3', rarity: 'Promo' }),
  makeCard({ id: 'e', name: 'Goofy - Musketeer', set: 'Promo Set 3', rarity: 'Promo' }),
  makeCard({ id: 'f', name: 'Goofy - Knight', set: 'Promo Set 3', rarity: 'Promo' }),
  makeCard({ id: 'g', name: 'Goofy - Musketeer', set: 'The First Chapter', rarity: 'Rare' }),
]

test('the promo printings of a set’s cards are counted by the set they are in', () => {
  expect(findPromoPrintings(cards, 'Fabled')).toEqual([
    { set: 'Promo Set 3', count: 2 },
    { set: 'Promo Set 1', count: 1 },
  ])
})

test('reprints that are not promos do not count, and a set without promos has none', () => {
  expect(findPromoPrintings(cards, 'The First Chapter')).toEqual([{ set: 'Promo Set 3', count: 1 }])
  expect(findPromoPrintings(cards, 'Wilds Unknown')).toEqual([])
})

test('a promo set counts promos of the same cards in other sets', () => {
  expect(findPromoPrintings(cards, 'Promo Set 1')).toEqual([{ set: 'Promo Set 3', count: 1 }])
})
