import { expect, test } from 'vitest'
import { makeCard } from './card.fixture.ts'
import { makeCatalogue } from './catalogue.ts'
import { neighborCards } from './neighborCards.ts'

const NUMBERS = ['1', '2', '4', '4a', '10', '207']
const inSet = (setId: string) =>
  NUMBERS.map((collectorNumber) => makeCard({ id: `${setId}-${collectorNumber}`, setId, collectorNumber }))
const { catalogue } = makeCatalogue([...inSet('first').toReversed(), ...inSet('second')])

test.each([
  ['first-1', undefined, 'first-2'],
  ['first-4', 'first-2', 'first-4a'],
  ['first-10', 'first-4a', 'first-207'],
  ['second-207', 'second-10', undefined],
])('%s comes after %s and before %s in its set', (id, previous, next) => {
  const card = catalogue.byId.get(id) ?? makeCard()
  const neighbors = neighborCards(catalogue, card)
  expect([neighbors.previous?.id, neighbors.next?.id]).toEqual([previous, next])
})

test('a card whose set is unknown has no neighbors', () => {
  expect(neighborCards(catalogue, makeCard({ setId: 'third' }))).toEqual({ previous: undefined, next: undefined })
})
