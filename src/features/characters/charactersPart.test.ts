import { expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { makeCatalogue } from '#domain/cards/catalogue.ts'
import { characterPart } from './characterPart.ts'
import { charactersPart } from './charactersPart.ts'

const { catalogue } = makeCatalogue([
  ...Array.from({ length: 13 }, (_, index) =>
    makeCard({ name: `Friend ${index} - Of Tests`, collectorNumber: `${index}` }),
  ),
  makeCard({ name: 'Elsa - Snow Queen', collectorNumber: '41' }),
  makeCard({ name: 'Elsa - Ice Surfer', rarity: 'Legendary', collectorNumber: '42' }),
  makeCard({ name: 'Elsa - Her Song', types: ['Action', 'Song'], collectorNumber: '43' }),
])

test('/characters begins with the characters with most variants, each with its rarest card', () => {
  const { characters, ...counts } = charactersPart({}).select(catalogue)
  expect(counts).toEqual({ from: 0, found: 14, all: 14 })
  expect(characters).toHaveLength(12)
  expect(characters[0]).toMatchObject({ name: 'Elsa', variants: 2, best: { name: 'Elsa - Ice Surfer' } })
})

test('a later page begins where the previous one ends', () => {
  expect(charactersPart({ page: 2 }).select(catalogue)).toMatchObject({ from: 12, characters: [{}, {}] })
})

test('a search begins with the characters that it finds', () => {
  const { characters, ...counts } = charactersPart({ search: ' ÉLSA ' }).select(catalogue)
  expect(counts).toEqual({ from: 0, found: 1, all: 14 })
  expect(characters.map(({ name }) => name)).toEqual(['Elsa'])
})

test('a character’s page has all cards with its name, of any type', () => {
  expect(characterPart('ELSA').select(catalogue)).toHaveLength(3)
  expect(characterPart('nobody').select(catalogue)).toEqual([])
})
