import { expect, test } from 'vitest'
import type { CardSet } from './cardSet.ts'
import { neighborSets } from './neighborSets.ts'

const makeSet = (name: string, releasedAt: string | null, mainSet = true): CardSet => ({
  id: name,
  name,
  code: name,
  releasedAt,
  legalFrom: releasedAt,
  mainSet,
  cardCount: 1,
  keyArt: null,
  image: null,
})

const SETS = [
  makeSet('Hyperia City', null),
  makeSet('The First Chapter', '2023-08-18'),
  makeSet('Promo Set 1', '2023-08-18', false),
  makeSet('Fabled', '2025-08-29'),
  makeSet('Reign of Jafar', '2025-05-30'),
  makeSet('Promo Set 2', '2024-08-09', false),
]

test.each([
  ['The First Chapter', undefined, 'Reign of Jafar'],
  ['The Reign of Jafar', 'The First Chapter', 'Fabled'],
  ['Fabled', 'Reign of Jafar', 'Hyperia City'],
  ['Hyperia City', 'Fabled', undefined],
  ['Promo Set 1', undefined, 'Promo Set 2'],
  ['P2', 'Promo Set 1', undefined],
  ['Atlantis', undefined, undefined],
])('%s comes after %s and before %s', (name, previous, next) => {
  expect(neighborSets(SETS, name)).toEqual({ previous, next })
})
