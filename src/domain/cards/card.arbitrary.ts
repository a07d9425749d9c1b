import fc from 'fast-check'
import type { Card } from './card.ts'
import { makeCard } from './card.fixture.ts'
import { CARD_TYPES, INKS, RARITIES } from './vocabulary.ts'

const NAMES = [
  'Elsa',
  'Te Kā',
  "Ursula's Garden",
  'Mickey Mouse',
  'HeiHei',
  'Mr. Smee',
  'Lilo & Stitch',
  'A Pirate’s Life',
]
const VERSIONS = ['Spirit of Winter', 'Snow Queen', 'Boat Snack', 'The Burning One']
const WORDS = [
  'When',
  'you',
  'play',
  'this',
  'character',
  'gain',
  '{L}',
  '(They',
  'can’t',
  'quest.)',
  'EVERY',
  'Ward',
  '\n',
]

/** Any card name, with or without a version. */
export const cardName: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...NAMES), fc.option(fc.constantFrom(...VERSIONS)))
  .map(([name, version]) => (version === null ? name : `${name} - ${version}`))

/** Any rules text with elements that the parser handles, in any order. */
export const rulesText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 12 })
  .map((words) => words.join(' '))

/** Any card. Its values come from short lists, so that cards share them as real ones do. */
export const anyCard: fc.Arbitrary<Card> = fc
  .record({
    id: fc.uuid(),
    name: cardName,
    collectorNumber: fc.oneof(fc.nat(300).map(String), fc.constantFrom('4a', '25ja')),
    cost: fc.integer({ min: 0, max: 12 }),
    inkable: fc.boolean(),
    inks: fc
      .subarray([...INKS], { maxLength: 2 })
      .chain((inks) => fc.shuffledSubarray(inks, { minLength: inks.length })),
    types: fc.constantFrom(...CARD_TYPES).map((type) => [type]),
    classifications: fc.subarray(['Storyborn', 'Hero', 'Villain', 'Queen']),
    rarity: fc.constantFrom(...RARITIES),
    set: fc.constantFrom('Fabled', 'The First Chapter', "Ursula's Return", 'Promo Set 1'),
    text: rulesText,
    franchise: fc.option(fc.constantFrom('Frozen', 'Moana')),
    prices: fc.record({ usd: price(), usdFoil: price() }),
  })
  .map(({ set, ...parts }) => makeCard({ ...parts, set, setId: `set of ${set}` }))

/** Cards in any order with unique ids. */
export const anyCards: fc.Arbitrary<Card[]> = fc.uniqueArray(anyCard, { selector: (card) => card.id, maxLength: 40 })

function price(): fc.Arbitrary<number | null> {
  return fc.option(fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100))
}
