import { makeCard } from '../card.fixture.ts'
import { parseRulesText, type RulesSegment } from '../rulesText.ts'
import { describeFace, type FaceCard } from './describeFace.ts'

const LONG_NAME = 'Supercalifragilistic Expialidocious of the Endless Kingdom'

/** Cards whose faces differ in their parts, for the tests of both renderers. */
export const FACE_CASES: readonly (readonly [title: string, card: FaceCard])[] = [
  [
    'a character',
    makeCard({
      name: 'Elsa - Spirit of Winter',
      cost: 8,
      inkable: false,
      inks: ['Amethyst'],
      classifications: ['Floodborn', 'Hero', 'Queen'],
      rarity: 'Legendary',
      strength: 4,
      willpower: 6,
      lore: 3,
      text: 'Shift 6 (You may pay 6 {I} to play this.)\nDEEP FREEZE Exert all. They get +2 {S}.',
      keywords: ['Shift'],
      franchise: 'Frozen',
    }),
  ],
  [
    'a song, without version',
    makeCard({
      name: 'A Whole New World',
      types: ['Action', 'Song'],
      rarity: 'Super Rare',
      text: '(A character can {E} to sing this.)',
      franchise: 'Aladdin',
    }),
  ],
  [
    'a location',
    makeCard({
      name: 'Never Land - Mermaid Lagoon',
      types: ['Location'],
      landscape: true,
      moveCost: 1,
      willpower: 4,
      lore: 1,
      flavorText: 'The mermaids told Peter\nof some items. —Wendy',
      franchise: 'Peter Pan',
    }),
  ],
  [
    'an item with flavor text',
    makeCard({
      name: 'Magic Mirror',
      types: ['Item'],
      rarity: 'Rare',
      text: 'SPEAK! {E}, 4 {I} — Draw a card.',
      flavorText: '“What wouldst thou know?”',
      franchise: 'Snow White',
    }),
  ],
  [
    'two inks',
    makeCard({ name: 'Abu - Illusory Pachyderm', inks: ['Amethyst', 'Steel'], strength: 3, willpower: 7, lore: 1 }),
  ],
  ['an enchanted card', makeCard({ name: 'Belle - Strange but Special', rarity: 'Enchanted', strength: 0, lore: 9 })],
  [
    'long texts',
    makeCard({ name: `${LONG_NAME} - ${LONG_NAME}`, text: 'Gain 1 {L}. '.repeat(60).trim(), flavorText: LONG_NAME }),
  ],
  ['a long name without version', makeCard({ name: LONG_NAME, set: LONG_NAME, franchise: LONG_NAME })],
  ['unknown type and franchise', makeCard({ name: '99 Puppies', types: [], franchise: 'A New Story', inks: [] })],
]

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

const rulesWords = (segments: readonly RulesSegment[]): readonly string[] =>
  segments.flatMap((segment) => {
    if (segment.kind === 'reminder') return rulesWords(segment.parts)
    if (segment.kind !== 'symbol') return words(segment.text)
    return [...words(segment.before), `<${segment.symbol}>`, ...words(segment.after)]
  })

/** The words and symbols of a card's face in their order, as a renderer has to show them. */
export function listFaceParts(card: FaceCard): readonly string[] {
  const face = describeFace(card)
  return [
    `emblem ${face.emblem}`,
    `type ${face.type}`,
    ...(face.inkable ? ['<inkable>'] : []),
    String(face.cost),
    ...words(face.characterName),
    ...words(face.version ?? ''),
    ...face.stats.flatMap(({ symbol, value }) => [String(value), `<${symbol}>`]),
    ...words(face.kind),
    ...parseRulesText(face.text, face.keywords).flatMap(rulesWords),
    ...words(face.flavor ?? ''),
    ...Array.from({ length: face.lore }, () => '<lore>'),
    ...words(face.printing),
    `rarity ${face.rarity}`,
    ...words(face.franchise ?? ''),
  ]
}
