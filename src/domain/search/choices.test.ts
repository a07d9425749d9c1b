import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { makeCatalogue } from '../cards/catalogue.ts'
import { CARD_TYPES, COST_CHOICES, INKS, RARITIES } from '../cards/vocabulary.ts'
import {
  type Choices,
  countChoices,
  findTypedWords,
  joinSearch,
  NO_CHOICES,
  splitSearch,
  splitText,
} from './choices.ts'
import { parseSearch } from './parseSearch.ts'
import { MAX_SEARCH_LENGTH } from './searchLength.ts'
import { printSearch } from './printSearch.ts'
import { anyTree, withoutSpans } from './searchTree.arbitrary.ts'

const { facets } = makeCatalogue([
  makeCard({ classifications: ['Hero'], franchise: 'Lilo & Stitch', keywords: ['Evasive', 'Sing Together'] }),
  makeCard({ set: "Ursula's Return", classifications: ['Hyena'] }),
]).catalogue

const anyChoices: fc.Arbitrary<Choices> = fc.record({
  inks: fc.subarray([...INKS]),
  types: fc.subarray([...CARD_TYPES]),
  rarities: fc.subarray([...RARITIES]),
  inkable: fc.constantFrom(null, true, false),
  sets: fc.subarray(['Fabled', "Ursula's Return"]),
  classifications: fc.subarray(['Hero', 'Hyena']),
  franchises: fc.subarray(['Lilo & Stitch']),
  keywords: fc.subarray(['Evasive', 'Sing Together']),
  costs: fc.subarray([...COST_CHOICES]),
})

/** The button choices of a text, and the rest of it. */
function split(text: string) {
  const { choices, rest } = splitText(text, facets)
  const chosen = Object.entries(choices).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  )
  return [Object.fromEntries(chosen), printSearch(rest)]
}

describe('the choices of a search', () => {
  test.each([
    ['elsa', {}, 'elsa'],
    ['elsa ink:ruby lore<3', { inks: ['Ruby'] }, 'elsa lore<3'],
    ['c:ru,amber iw:no', { inks: ['Amber', 'Ruby'], inkable: false }, ''],
    ['set:"ursula\'s return" set=fab', { sets: ["Ursula's Return"] }, 'set=fab'],
    ['class:hero franchise:lilo', { classifications: ['Hero'], franchises: ['Lilo & Stitch'] }, ''],
    ['ink=ruby ink:steel', { inks: ['Ruby'] }, 'ink:steel'],
    ['cost<=2', { costs: [0, 1, 2] }, ''],
    ['cost<2', { costs: [0, 1] }, ''],
    ['cost>=8', { costs: [8, 9] }, ''],
    ['cost>7', { costs: [8, 9] }, ''],
    ['c:2,9+', { costs: [2, 9] }, ''],
    ['cost=3 cost=4', { costs: [3] }, 'cost=4'],
    ['kw:evasive', { keywords: ['Evasive'] }, ''],
    ['r:sr t:song', { rarities: ['Super Rare'], types: ['Song'] }, ''],
  ])('%s', (text, choices, rest) => {
    expect(split(text)).toEqual([choices, rest])
  })

  test.each([
    '-ink:ruby',
    'ink:ruby or elsa',
    'ink!=ruby',
    'rarity>=rare',
    'ink:s',
    'ink:ruby,mauve',
    'class:h',
    'is:song',
    'cost=9',
    'cost<=9',
    'cost<0',
    'cost>9',
    'cost!=3',
    'cost<lore',
    'cost:2,lore',
  ])('do not include %s, which buttons cannot express', (text) => {
    expect(split(text)).toEqual([{}, text])
  })

  test('include any set name while the sets are unknown', () => {
    expect(splitText('set:fab ink:s', null)).toMatchObject({ choices: { sets: ['fab'], inks: [] } })
  })

  test('are written as terms with a space after them', () => {
    expect(joinSearch({ choices: { ...NO_CHOICES, inks: ['Ruby', 'Steel'], inkable: true }, rest: null })).toBe(
      'ink:ruby,steel inkable:yes ',
    )
    expect(
      joinSearch({ choices: { ...NO_CHOICES, sets: ["Ursula's Return"] }, rest: parseSearch('a or b').tree }),
    ).toBe('set:"Ursula\'s Return" (a or b)')
    expect(joinSearch({ choices: NO_CHOICES, rest: null })).toBe('')
  })

  test.each([
    [[3], 'cost=3 '],
    [[0, 1, 2, 3], 'cost<=3 '],
    [[7, 8, 9], 'cost>=7 '],
    [[9], 'cost>=9 '],
    [[0], 'cost=0 '],
    [[2, 9], 'cost=2,9+ '],
    [[4, 2], 'cost=2,4 '],
  ])('write the costs %j as %s', (costs, text) => {
    expect(joinSearch({ choices: { ...NO_CHOICES, costs }, rest: null })).toBe(text)
  })

  test('and the rest are the same after writing and reading a text', () => {
    fc.assert(
      fc.property(anyChoices, anyTree, (choices, tree) => {
        const { rest } = splitSearch(tree, facets)
        const text = joinSearch({ choices, rest })
        fc.pre(text.length <= MAX_SEARCH_LENGTH) // the end of longer texts is ignored
        const read = parseSearch(text)
        const again = splitSearch(read.tree, facets)
        const isOpen = countChoices(splitSearch(rest, facets).choices) === 0
        fc.pre(isOpen) // otherwise the rest contains a term that buttons can express
        expect(again.choices).toEqual(choices)
        expect(withoutSpans(again.rest)).toEqual(withoutSpans(rest))
      }),
    )
  })

  test('are counted', () => {
    expect(countChoices(NO_CHOICES)).toBe(0)
    expect(countChoices({ ...NO_CHOICES, inks: ['Ruby'], sets: ['Fabled', 'x'], inkable: false })).toBe(4)
  })
})

test.each([
  ['', 0],
  ['elsa', 0],
  ['songs', 0],
  ['ink:ruby elsa', 9],
  ['ink:ruby ', 9],
  ['ink:ruby', 0],
  ['ink:ruby,steel set:"Ursula\'s Return" cost<=3 elsa ink:amber', 45],
  ['ink:ruby ink:steel', 9],
  ['lore>2 elsa', 0],
  ['elsa ink:ruby', 0],
  ['ink:ruby or elsa', 0],
])('the words of %j begin at %i', (text, from) => {
  expect(findTypedWords(text, facets)).toBe(from)
})
