import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCards } from './card.arbitrary.ts'
import { makeCard } from './card.fixture.ts'
import { makeCatalogue } from './catalogue.ts'
import { describeFilter } from './describeFilter.ts'
import { type CardFilter, emptyFilter, filterCards, findCards, isFilterActive, keepKnownValues } from './filter.ts'
import { CARD_SORTS } from './sort.ts'
import { CARD_TYPES, INKS, RARITIES } from './vocabulary.ts'

const elsa = makeCard({
  name: 'Elsa - Snow Queen',
  inks: ['Amethyst'],
  rarity: 'Rare',
  classifications: ['Queen'],
  cost: 4,
  collectorNumber: '10',
})
const anna = makeCard({
  name: 'Anna - True-Hearted',
  inks: ['Sapphire', 'Amber'],
  inkable: false,
  franchise: 'Frozen',
  cost: 2,
  collectorNumber: '9',
})
const song = makeCard({
  name: 'Let It Go',
  inks: ['Sapphire'],
  types: ['Action', 'Song'],
  set: 'Promo Set 1',
  cost: 5,
  collectorNumber: '4a',
})
const { catalogue } = makeCatalogue([elsa, anna, song])

const anyFilter: fc.Arbitrary<CardFilter> = fc.record({
  search: fc.constantFrom('', 'elsa', 'hero gain', 'te'),
  rarities: fc.subarray([...RARITIES]),
  inks: fc.subarray([...INKS]),
  types: fc.subarray([...CARD_TYPES]),
  sets: fc.subarray(['Fabled', 'Promo Set 1', 'No Such Set']),
  franchises: fc.subarray(['Frozen', 'Moana']),
  classifications: fc.subarray(['Hero', 'Queen']),
  inkable: fc.constantFrom(true, false, null),
})

function find(filter: Partial<CardFilter>): string[] {
  return filterCards(catalogue, { ...emptyFilter, ...filter }, 'name').map(({ characterName }) => characterName)
}

describe('a filter', () => {
  test('that asks for nothing lets every card pass', () => {
    expect(find({})).toEqual(['Anna', 'Elsa', 'Let It Go'])
  })

  test('lets any of the values of a field pass', () => {
    expect(find({ inks: ['Amethyst', 'Amber'] })).toEqual(['Anna', 'Elsa'])
    expect(find({ types: ['Song'] })).toEqual(['Let It Go'])
    expect(find({ rarities: ['Rare', 'Promo'] })).toEqual(['Elsa'])
  })

  test('wants every field that asks for something', () => {
    expect(find({ inks: ['Sapphire'], inkable: true })).toEqual(['Let It Go'])
    expect(find({ inks: ['Sapphire'], inkable: false })).toEqual(['Anna'])
    expect(find({ search: 'elsa', inks: ['Sapphire'] })).toEqual([])
    expect(find({ sets: ['Promo Set 1'], classifications: ['Queen'] })).toEqual([])
    expect(find({ franchises: ['Frozen'] })).toEqual(['Anna'])
  })

  test('for a value that no card has finds nothing', () => {
    expect(find({ sets: ['No Such Set'] })).toEqual([])
  })

  test('sorts what it finds', () => {
    const sorted = CARD_SORTS.map((sort) => filterCards(catalogue, emptyFilter, sort).map(({ cost }) => cost))
    expect(sorted).toEqual([
      [2, 4, 5],
      [2, 4, 5],
      [5, 4, 2],
      [2, 4, 5],
      [5, 2, 4],
      [2, 4, 5],
    ])
  })

  test('finds what a look at each card finds, in every order', () => {
    const share = <Value>(wanted: readonly Value[], values: readonly Value[]) =>
      wanted.length === 0 || values.some((value) => wanted.includes(value))
    fc.assert(
      fc.property(anyCards, anyFilter, fc.constantFrom(...CARD_SORTS), (cards, filter, sort) => {
        const { catalogue: any } = makeCatalogue(cards)
        const searched = filterCards(any, { ...emptyFilter, search: filter.search }, 'name')
        const expected = searched.filter(
          (card) =>
            share(filter.rarities, [card.rarity]) &&
            share(filter.inks, card.inks) &&
            share(filter.types, card.types) &&
            share(filter.sets, [card.set]) &&
            share(filter.franchises, [card.franchise ?? '']) &&
            share(filter.classifications, card.classifications) &&
            (filter.inkable === null || filter.inkable === card.inkable),
        )
        const found = filterCards(any, filter, sort)
        expect(found).toHaveLength(expected.length)
        expect(new Set(found)).toEqual(new Set(expected))
      }),
    )
  })

  test('is active as soon as a field asks for something', () => {
    expect(isFilterActive(emptyFilter)).toBe(false)
    expect(isFilterActive({ ...emptyFilter, search: '  ' })).toBe(false)
    expect(isFilterActive({ ...emptyFilter, search: 'a' })).toBe(true)
    expect(isFilterActive({ ...emptyFilter, inkable: false })).toBe(true)
    expect(isFilterActive({ ...emptyFilter, franchises: ['Frozen'] })).toBe(true)
  })
})

describe('the free values of a filter', () => {
  test('are written as the cards write them, and nonsense is dropped', () => {
    const filter = {
      ...emptyFilter,
      sets: ['promo 1', 'x'],
      franchises: ['FROZEN', 'x'],
      classifications: ['queen', 'Queen'],
    }
    expect(keepKnownValues(filter, catalogue.facets)).toEqual({
      ...emptyFilter,
      sets: ['Promo Set 1'],
      franchises: ['Frozen'],
      classifications: ['Queen'],
    })
  })
})

describe('a filter in English', () => {
  test.each<[Partial<CardFilter>, string]>([
    [{}, 'all cards'],
    [{ search: ' elsa ' }, 'cards matching "elsa"'],
    [{ inks: ['Amber', 'Ruby'], inkable: true, rarities: ['Rare'] }, 'inkable Amber or Ruby cards, Rare'],
    [
      { types: ['Song'], sets: ['Fabled', 'Azurite Sea'], franchises: ['Frozen'], inkable: false },
      'non-inkable Song cards from Fabled or Azurite Sea of Frozen',
    ],
    [{ classifications: ['Hero', 'Queen', 'Villain'] }, 'cards, Hero, Queen, or Villain'],
  ])('%j is "%s"', (filter, english) => {
    expect(describeFilter({ ...emptyFilter, ...filter })).toBe(english)
  })
})

test('a mended search says which words it looked for, one found as typed says none', () => {
  const { catalogue } = makeCatalogue([makeCard({ name: 'Elsa - Snow Queen' })])
  const correctionsOf = (search: string) => findCards(catalogue, { ...emptyFilter, search }, 'name').corrections
  expect(correctionsOf('elssa')).toEqual(['elsa'])
  expect(correctionsOf('elsa')).toEqual([])
  expect(correctionsOf(' ')).toEqual([])
})
