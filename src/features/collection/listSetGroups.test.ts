import { expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { makeCatalogue } from '#domain/cards/catalogue.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { listSetGroups } from './listSetGroups.ts'

const makeSet = (id: string, name: string, releasedAt: string, mainSet = true): CardSet => ({
  id,
  name,
  code: id,
  releasedAt,
  legalFrom: releasedAt,
  mainSet,
  cardCount: 2,
  keyArt: null,
  image: null,
})

const sets = [
  makeSet('1', 'The First Chapter', '2023-08-18'),
  makeSet('9', 'Fabled', '2025-08-29'),
  makeSet('99', 'Announced', '2027-01-01'),
  makeSet('P1', 'Promo Set 1', '2023-08-18', false),
]
const { catalogue } = makeCatalogue([
  makeCard({ id: 'a', setId: '1', set: 'The First Chapter', prices: { usd: 2, usdFoil: null } }),
  makeCard({ id: 'b', setId: '1', set: 'The First Chapter' }),
  makeCard({ id: 'c', setId: '9', set: 'Fabled', prices: { usd: 5, usdFoil: null } }),
  makeCard({ id: 'd', setId: 'P1', set: 'Promo 1', prices: { usd: null, usdFoil: null } }),
])
const collection = new Map([
  ['a', { nonFoil: 2, foil: 1 }],
  ['d', { nonFoil: 1, foil: 0 }],
])

test('sets are grouped, main sets before promo sets, newest first, without empty ones', () => {
  const groups = listSetGroups(sets, catalogue, collection)
  expect(groups.map(({ name, sets }) => [name, ...sets.map(({ set }) => set.name)])).toEqual([
    ['Main Sets', 'Fabled', 'The First Chapter'],
    ['Promo Sets', 'Promo Set 1'],
  ])
  expect(groups.map(({ completion }) => completion)).toEqual([
    { collectedCards: 1, totalCards: 3, completionPercentage: 33 },
    { collectedCards: 1, totalCards: 1, completionPercentage: 100 },
  ])
})

test('a set’s value is the sum of its copies with a price, and null without copies', () => {
  const values = listSetGroups(sets, catalogue, collection).flatMap(({ sets }) =>
    sets.map(({ set, value }) => [set.name, value] as const),
  )
  expect(Object.fromEntries(values)).toEqual({
    Fabled: null,
    'The First Chapter': { usd: 4, copiesWithoutPrice: 1 },
    'Promo Set 1': { usd: null, copiesWithoutPrice: 1 },
  })
})

test('a set links to its cards by the name on the cards', () => {
  const [, promo] = listSetGroups(sets, catalogue, collection)
  expect(promo?.sets.map(({ nameOnCards }) => nameOnCards)).toEqual(['Promo 1'])
})

test('without any cards there are no groups', () => {
  expect(listSetGroups(sets, makeCatalogue([]).catalogue, new Map())).toEqual([])
})
