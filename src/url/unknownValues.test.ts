import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARDS_WORDS, parseCardsSearch } from './cardsSearch.ts'
import { CHARACTER_WORDS } from './charactersSearch.ts'
import { COLLECTION_WORDS } from './collectionSearch.ts'
import { DECKS_WORDS } from './decksSearch.ts'
import { makeSearchParams, parseSearchParams } from './searchParams.ts'
import { findUnknownValues, type KnownWords } from './unknownValues.ts'

const unknown = (query: string, words: KnownWords) =>
  findUnknownValues(parseSearchParams(query), words).map(({ name, value }) => `${name}=${value}`)

test.each([
  ['?rarity=Foo&color=Purple&inkable=maybe', CARDS_WORDS, ['rarity=Foo', 'color=Purple', 'inkable=maybe']],
  [
    '?color=Ruby,Purple,amber&type=Spell&sort=upwards&columns=9',
    CARDS_WORDS,
    ['type=Spell', 'color=Purple', 'sort=upwards', 'columns=9'],
  ],
  ['?color=RUBY&inkable=FALSE&sort=name&columns=4&rarity=super+rare', CARDS_WORDS, []],
  ['?rarity=&color=,&utm_source=x&&=&search=maybe&set=Nowhere', CARDS_WORDS, []],
  ['?view=best&format=standard&color=Mauve', DECKS_WORDS, ['format=standard', 'color=Mauve', 'view=best']],
  ['?view=latest&format=all', DECKS_WORDS, []],
  ['?tab=sets&show=all&order=name', COLLECTION_WORDS, []],
  ['?tab=decks&show=some&order=size', COLLECTION_WORDS, ['tab=decks', 'show=some', 'order=size']],
  ['?sort=name', CHARACTER_WORDS, []],
  ['?sort=price', CHARACTER_WORDS, ['sort=price']],
  ['?constructor=1&__proto__=2&color=constructor', CARDS_WORDS, ['color=constructor']],
])('unknown values of %s are found', (query, words, found) => {
  expect(unknown(query, words)).toEqual(found)
})

test('no address makes the product throw, and the values that it writes are known', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      unknown(query, CARDS_WORDS)
      expect(unknown(makeSearchParams(parseCardsSearch(parseSearchParams(query))), CARDS_WORDS)).toEqual([])
    }),
  )
})
