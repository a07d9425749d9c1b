import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../../cards/card.fixture.ts'
import { makeCatalogue } from '../../cards/catalogue.ts'
import { INKS, RARITIES } from '../../cards/vocabulary.ts'
import { parseSearch } from '../parseSearch.ts'
import { printSearch } from '../printSearch.ts'
import { parsePlainSearch } from './parsePlainSearch.ts'
import { SENTENCES } from './sentences.fixture.ts'

const names = [
  'Captain Hook - Forceful Duelist',
  'Ruby Coil',
  'Steel Chromicon',
  'Elsa - Snow Queen',
  'Let It Go',
  'Under the Sea',
  "A Pirate's Life",
]
const sets = [
  'The First Chapter',
  'Rise of the Floodborn',
  'Into the Inklands',
  "Ursula's Return",
  'Shimmering Skies',
  'Fabled',
  'Reign of Jafar',
  'Winterspell',
]
const keywords = [
  'Bodyguard',
  'Challenger',
  'Evasive',
  'Reckless',
  'Resist',
  'Rush',
  'Shift',
  'Sing Together',
  'Singer',
  'Support',
  'Ward',
]
const classifications = ['Hero', 'Villain', 'Princess', 'Pirate', 'Puppy', 'Captain', 'Gargoyle', 'Floodborn']

const { catalogue } = makeCatalogue([
  ...names.map((name, place) => makeCard({ name, collectorNumber: String(place) })),
  ...sets.map((set) => makeCard({ set })),
  makeCard({
    name: 'Broom',
    keywords,
    classifications,
    franchise: 'Gargoyles',
    text: 'Banish chosen item. Draw a card.',
  }),
  ...INKS.map((ink) => makeCard({ name: `The ${ink}`, inks: [ink] })),
  ...RARITIES.map((rarity) => makeCard({ name: `Of ${rarity}`, rarity })),
])

const read = (text: string) => printSearch(parsePlainSearch(text, catalogue).tree)

describe('plain words', () => {
  test.each(SENTENCES)('"%s" means %s', (text, meaning) => {
    expect(read(text)).toBe(meaning)
  })

  test('are tested with at least 150 sentences', () => {
    expect(new Set(SENTENCES.map(([text]) => text)).size).toBeGreaterThanOrEqual(150)
  })

  test.each(SENTENCES.filter(([text]) => !text.includes('"')))(
    '"%s" is read the same in capitals and with other spaces',
    (text, meaning) => {
      expect(read(`  ${text.toUpperCase().replaceAll(' ', '   ')} `).toLowerCase()).toBe(meaning.toLowerCase())
    },
  )

  test('leave quotations and terms as they are', () => {
    const quoted = fc.constantFrom('"ruby songs"', 'ink:ruby', 'cost<=3', '-type:song', '"3 or less"')
    fc.assert(
      fc.property(fc.array(quoted, { maxLength: 4 }), (parts) => {
        const text = parts.join(' ')
        expect(parsePlainSearch(text, catalogue)).toEqual(parseSearch(text))
      }),
    )
  })

  test('mean the same in any order', () => {
    const phrases = ['ruby', 'songs', '3 or less', 'evasive', 'fabled', 'legendary', 'at least 2 lore', 'inkable']
    const sorted = (text: string) => read(text).split(' ').toSorted()
    fc.assert(
      fc.property(fc.shuffledSubarray(phrases, { minLength: 1 }), (some) => {
        expect(sorted(some.join(' '))).toEqual(sorted(some.toSorted().join(' ')))
      }),
    )
  })

  test('of any text become a valid search', () => {
    const pieces = [
      'ruby',
      'or',
      'and',
      'not',
      '3',
      'less',
      'songs',
      '(',
      ')',
      '-',
      '"',
      'cost',
      'under',
      '$5',
      'x',
      '2-4',
      'non-ruby',
      'between',
      'to',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const text = parts.join(' ')
        const printed = read(text)
        // `read` returns a text of the search language, which must parse to the same search.
        expect(printSearch(parseSearch(printed).tree)).toBe(printed)
      }),
      { numRuns: 1000 },
    )
  })
})
