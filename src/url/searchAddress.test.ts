import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARD_TYPES, COST_CHOICES, INKS, RARITIES } from '#domain/cards/vocabulary.ts'
import { type CardsSearch, parseCardsSearch } from './cardsSearch.ts'
import { makeSearchParams, parseSearchParams } from '#url/searchParams.ts'
import { toAddress, toText } from './searchAddress.ts'

/** The query of the address for a text. */
const query = (text: string) => makeSearchParams(toAddress(text))

/** The search text of an address after it was opened. */
const open = (address: CardsSearch) => parseCardsSearch(parseSearchParams(makeSearchParams(address)))

const some = <Value>(values: readonly Value[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined })
const anyAddress = fc
  .record({
    search: fc.constantFrom(undefined, 'elsa', 'a or b', 'cost<=3 -ink:steel', '"x y" (a or b)', 'a (b', 'no:such'),
    color: some(INKS),
    type: some(CARD_TYPES),
    rarity: some(RARITIES),
    set: some(['Fabled', "Ursula's Return", 'Atlantis']),
    classifications: some(['Hero', 'Seven Dwarfs']),
    franchise: some(['Lilo & Stitch']),
    inkable: fc.constantFrom(undefined, true, false),
    keyword: some(['evasive', 'sing together']),
    cost: some(COST_CHOICES),
  })
  .map(parseCardsSearch)

describe('the address of a search', () => {
  test.each([
    ['elsa', '?search=elsa'],
    ['ink:ruby', '?color=Ruby'],
    ['c:r,am elsa  snow', '?search=c:r%2Cam+elsa++snow'],
    ['inkable:no elsa set:fabled cost<3', '?inkable=false&set=fabled&cost=0,1,2&search=elsa'],
    ['elsa or ink:ruby', '?search=elsa+or+ink:ruby'],
    ['', ''],
  ])('of %s is %s', (text, address) => {
    expect(query(text)).toBe(address)
  })

  test.each<[CardsSearch, string]>([
    [{}, ''],
    [{ search: 'draw, then & now?' }, 'draw, then & now?'],
    [{ color: ['Ruby'] }, 'ink:ruby '],
    [{ search: 'ink:ruby' }, 'ink:ruby'],
    [{ color: ['Ruby'], search: 'elsa or anna' }, 'ink:ruby (elsa or anna)'],
    [{ set: ["Ursula's Return"], inkable: true, search: 'elsa' }, 'inkable:yes set:"Ursula\'s Return" elsa'],
  ])('%j becomes %s in the field', (address, text) => {
    expect(toText(address)).toBe(text)
  })

  test('with any parameters has the same search as its text', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const again = open(toAddress(toText(address)))
        expect(toText(again)).toBe(toText(address))
      }),
    )
  })

  test('is stable: the text that comes from an address leads to the same address', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('ink:ruby', 'elsa', 'or', '(', ')', '-', '"', 'set:x', 'cost<', 'inkable:no', 'ink:s'),
        ),
        (words) => {
          const text = toText(open(toAddress(words.join(' '))))
          expect(toText(open(toAddress(text)))).toBe(text)
        },
      ),
    )
  })
})
