import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INKS } from '#domain/cards/vocabulary.ts'
import { LEGALITIES } from '#domain/decks/legality.ts'
import { OFFICIAL_FORMATS } from '#domain/formats/formatRule.ts'
import {
  isDeckFilterActive,
  makeDeckCursor,
  parseDeckCursor,
  parseDeckSearch,
  parseDecksSearch,
  parseUserDecksSearch,
  withoutDeckFilter,
} from './decksSearch.ts'
import { makeSearchParams, parseSearchParams } from './searchParams.ts'

const read = (query: string) => parseDecksSearch(parseSearchParams(query))

describe('the address of /decks', () => {
  test('plain words are read, in any case', () => {
    expect(read('?view=Popular&format=core&color=ruby,AMBER&search=let+it+go&card=pack-5-1')).toEqual({
      view: 'popular',
      format: 'core',
      color: ['Amber', 'Ruby'],
      search: 'let it go',
      card: 'pack-5-1',
    })
  })

  test('the latest decks and all formats need no parameter', () => {
    expect(read('?view=latest&format=all')).toEqual({})
  })

  test.each([
    '?view=best&format=modern&color=Mauve&card=&search=%20',
    '?exact=false&complete=1&price=-3&owned=101',
    '?price=1e3&owned=50.5',
    '?&&&=&=x',
    '?view=%',
  ])('nonsense is ignored: %s', (query) => {
    expect(read(query)).toEqual({})
  })

  test('a page begins after the deck that its address names', () => {
    const deck = { favoriteCount: 12, createdAt: '2026-11-20T10:00:00.123456+00:00', id: crypto.randomUUID() }
    const after = makeDeckCursor(deck)
    expect(read(makeSearchParams({ after }))).toEqual({ after })
    expect(parseDeckCursor(after)).toEqual(deck)
    for (const broken of [
      '',
      'x',
      `-1~${deck.createdAt}~${deck.id}`,
      `1~2026-99-99T~${deck.id}`,
      `1~${deck.createdAt}~x`,
    ])
      expect(read(makeSearchParams({ after: broken }))).toEqual({})
  })

  test('no address makes it throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => void read(query)))
  })

  test('every state is restored from its address', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 30 })
      .map((text) => text.trim())
      .filter(Boolean)
    const state = fc.record(
      {
        view: fc.constantFrom('popular' as const, 'favorites' as const, 'my-decks' as const),
        format: fc.constantFrom(...LEGALITIES),
        color: fc.subarray([...INKS], { minLength: 1 }),
        search: word,
        card: word,
        exact: fc.constant(true as const),
        complete: fc.constant(true as const),
        price: fc.integer({ min: 1, max: 9999 }),
        legal: fc.constantFrom(...OFFICIAL_FORMATS),
        owned: fc.integer({ min: 1, max: 100 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(state, (search) => {
        expect(read(makeSearchParams(parseDecksSearch(search)))).toEqual(search)
      }),
    )
  })

  test('clearing the filter retains the view', () => {
    const search = read(
      '?view=popular&format=core&color=Ruby&search=elsa&card=pack-5-1&exact=true&complete=true&price=25&owned=80',
    )
    expect(isDeckFilterActive(search)).toBe(true)
    expect(withoutDeckFilter(search)).toEqual({ view: 'popular' })
    expect(isDeckFilterActive(withoutDeckFilter(search))).toBe(false)
  })
})

test('the address of a member’s decks knows words, format and inks', () => {
  expect(parseUserDecksSearch(parseSearchParams('?view=popular&card=x&format=infinity&color=Steel&search=a'))).toEqual({
    format: 'infinity',
    color: ['Steel'],
    search: 'a',
  })
})

test('the address of a deck names a second deck for a comparison only by its id', () => {
  const id = '0b5e8a04-1c2d-4e3f-8a9b-0123456789ab'
  const compare = (query: string) => parseDeckSearch(parseSearchParams(query)).compare
  expect(compare(`?compare=${id.toUpperCase()}`)).toBe(id)
  for (const query of ['', '?compare=', '?compare=mine', `?compare=${id},${id}`]) expect(compare(query)).toBeUndefined()
})

test('the address of a deck names one of its tabs; the cards need no parameter', () => {
  const tab = (query: string) => parseDeckSearch(parseSearchParams(query)).tab
  expect(['?tab=guide', '?tab=Stats', '?tab=matches', '?tab=versions'].map(tab)).toEqual([
    'guide',
    'stats',
    'matches',
    'versions',
  ])
  for (const query of ['', '?tab=cards', '?tab=history', '?tab=']) expect(tab(query)).toBeUndefined()
})
