import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { indexByName } from './cardNameIndex.ts'
import { findSimilarCards } from './similarNames.ts'

const names = [
  'Tinker Bell - Snowflake Collector',
  'Tinker Bell - Giant Fairy',
  'Bambi - Little Prince',
  'Be Prepared',
  'Elsa - Spirit of Winter',
  'Let It Go',
]
const index = indexByName([...names, 'Let It Go'].map((name) => makeCard({ name })))
const similar = (typed: string) => findSimilarCards(index, typed, 2).map(({ name }) => name)

test.each([
  ['Tinkerbell - Snowflake Colector', 'Tinker Bell - Snowflake Collector'],
  ['Snowflake Collector Tinkerbell', 'Tinker Bell - Snowflake Collector'],
  ['Bambie', 'Bambi - Little Prince'],
  ['be preparred', 'Be Prepared'],
  ['Élsa - Spirit of Wintr', 'Elsa - Spirit of Winter'],
])('“%s” is most like %s', (typed, name) => {
  expect(similar(typed)[0]).toBe(name)
})

test('each name is suggested once, the most similar first, without much less similar ones, up to the limit', () => {
  expect(similar('Let It Goo')).toEqual(['Let It Go'])
  expect(similar('Tinker Bel')).toEqual(['Tinker Bell - Giant Fairy', 'Tinker Bell - Snowflake Collector'])
  expect(similar('Tinkerbell - Giant Fary')).toEqual(['Tinker Bell - Giant Fairy'])
})

test.each(['xyzzy', '!', '', 'q'])('nothing is like “%s”', (typed) => {
  expect(similar(typed)).toEqual([])
})
