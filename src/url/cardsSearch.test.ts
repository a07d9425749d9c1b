import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARD_TYPES, COST_CHOICES, INKS, RARITIES } from '#domain/cards/vocabulary.ts'
import { CARD_SORTS, CARD_VIEWS, parseBuilderSearch, parseCardsSearch } from './cardsSearch.ts'
import { makeSearchParams, parseSearchParams } from './searchParams.ts'

const read = (query: string) => parseCardsSearch(parseSearchParams(query))

test('the address of the deck builder names the tab on a phone', () => {
  const tab = (query: string) => parseBuilderSearch(parseSearchParams(query)).tab
  expect(['?tab=deck', '?tab=Cards', '?tab=both', ''].map(tab)).toEqual(['deck', 'cards', undefined, undefined])
})

describe('the address of /cards', () => {
  test('plain words are read', () => {
    expect(read('?search=elsa&color=Amethyst&inkable=true')).toEqual({
      search: 'elsa',
      color: ['Amethyst'],
      inkable: true,
    })
  })

  test('lists are joined by commas, in any case, and the promo link works', () => {
    expect(read('?color=ruby,AMBER&rarity=Super+Rare')).toEqual({ color: ['Amber', 'Ruby'], rarity: ['Super Rare'] })
    expect(read('?set=Fabled')).toEqual({ set: ['Fabled'] })
  })

  test('a comma in the search stays', () => {
    expect(read('?search=draw,discard')).toEqual({ search: 'draw,discard' })
  })

  test.each([
    ['?color=Mauve&rarity=&inkable=perhaps&sort=upwards&columns=9&view=rows&printings=few&type=%'],
    ['?&&&=&=x'],
    ['?search=%20%20'],
    ['?set=,,'],
  ])('nonsense is ignored: %s', (query) => {
    expect(read(query)).toEqual({})
  })

  test.each([
    ['?search=%E0%A4%A&color=%ZZ', { search: '%E0%A4%A' }],
    ['?set=%', { set: ['%'] }],
    [`?search=${'z'.repeat(10_000)}`, { search: 'z'.repeat(400) }],
  ])('a broken percent sign stays, and a long search is cut: %s', (query, search) => {
    expect(read(query)).toEqual(search)
  })

  test('no address makes it throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => void read(query)))
  })

  test('every state is restored from its address', () => {
    const name = fc
      .string({ minLength: 1, maxLength: 30 })
      .map((text) => text.trim())
      .filter(Boolean)
    const some = <T extends string>(words: readonly T[]) => fc.subarray([...words], { minLength: 1 })
    const names = fc.uniqueArray(name, { minLength: 1, maxLength: 5 })
    const state = fc.record(
      {
        search: name,
        rarity: some(RARITIES),
        type: some(CARD_TYPES),
        set: names,
        color: some(INKS),
        franchise: names,
        classifications: names,
        inkable: fc.boolean(),
        keyword: names,
        cost: fc.subarray([...COST_CHOICES], { minLength: 1 }),
        sort: fc.constantFrom(...CARD_SORTS),
        columns: fc.constantFrom('3' as const, 'fit' as const),
        view: fc.constantFrom(...CARD_VIEWS),
        printings: fc.constant('one' as const),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(state, (search) => {
        expect(read(makeSearchParams(search))).toEqual(search)
      }),
    )
  })
})

test.each([
  ['2', 2],
  [['12'], 12],
  ['1', undefined],
  ['0', undefined],
  ['2.5', undefined],
  ['-3', undefined],
  ['99999', undefined],
  ['two', undefined],
])('page %s is read as %s', (value, page) => {
  expect(parseCardsSearch({ page: value }).page).toBe(page)
})
