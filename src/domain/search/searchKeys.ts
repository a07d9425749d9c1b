import type { Card } from '../cards/card.ts'
import { RARITY_ORDER } from '../cards/rarity.ts'
import { CARD_TYPES, INKS, RARITIES } from '../cards/vocabulary.ts'
import { countAllCopies } from '../collection/copies.ts'
import { isInfinityOnly } from '../decks/legality.ts'
import type { Phrase, SearchKey } from './condition.ts'
import { copiesKey } from './copiesKey.ts'
import { NUMBER_KEYS } from './numberKeys.ts'
import { collectorNumberKey, textKey } from './textKey.ts'
import { inkableKey, traitKey } from './traitKey.ts'
import { valuesKey } from './valuesKey.ts'

const adjective = (what: string): Phrase => ({ verb: 'are', what, adjective: what })

const RARITY_RANGES = {
  ':': (rarity: string) => rarity,
  '=': (rarity: string) => rarity,
  '<': (rarity: string) => `less rare than ${rarity}`,
  '<=': (rarity: string) => `${rarity} or less rare`,
  '>': (rarity: string) => `rarer than ${rarity}`,
  '>=': (rarity: string) => `${rarity} or rarer`,
}

const labelCopies = (owned: string, amount: string) =>
  amount === 'no' ? `not ${owned}` : amount === '1 or more' ? owned : `${amount} ${owned}`

const isCard = () => true
const isDual = ({ inks }: Card) => inks.length > 1
const isVanilla = ({ text }: Card) => text === ''

/**
 * All keys of the search language, in the order of the help page. If two keys share an alias, the first that accepts
 * the value wins: `c:ruby` is an ink, `c:3` a cost.
 */
export const SEARCH_KEYS: readonly SearchKey[] = [
  valuesKey({
    name: 'ink',
    aliases: ['i', 'c', 'color', 'colour'],
    examples: ['ink:ruby', 'ink:amber,steel', '-ink:steel'],
    field: 'inks',
    what: 'ink',
    values: INKS,
    phraseFor: adjective,
  }),
  valuesKey({
    name: 'type',
    aliases: ['t'],
    examples: ['type:song', 'type:item,location'],
    field: 'types',
    what: 'type',
    values: CARD_TYPES,
    phraseFor: (types) => {
      const what = types.replaceAll(/[A-Z]\w+/g, '$&s')
      return { verb: 'are', what, adjective: types, label: what }
    },
  }),
  valuesKey({
    name: 'rarity',
    aliases: ['r'],
    examples: ['rarity:legendary', 'rarity>=epic', 'r<rare'],
    field: 'rarities',
    what: 'rarity',
    values: RARITIES,
    order: { values: RARITY_ORDER, describe: (operator, rarity) => RARITY_RANGES[operator](rarity) },
    phraseFor: adjective,
  }),
  inkableKey({
    name: 'inkable',
    aliases: ['inkwell', 'iw'],
    examples: ['inkable:yes', 'iw:no'],
  }),
  valuesKey({
    name: 'set',
    aliases: ['s', 'e', 'edition'],
    examples: ['set:fabled', 'set:"ursula\'s return"', 's:tfc', 'set:9'],
    field: 'sets',
    what: 'set',
    phraseFor: (what) => ({ verb: 'are', what: `from ${what}`, label: what }),
  }),
  valuesKey({
    name: 'class',
    aliases: ['classification', 'classifications', 'cl', 'tribe'],
    examples: ['class:hero', 'class:pirate,captain'],
    field: 'classifications',
    what: 'classification',
    phraseFor: (what) => ({ verb: 'have', what: `the classification ${what}`, label: what }),
  }),
  valuesKey({
    name: 'keyword',
    aliases: ['kw', 'k', 'keywords'],
    examples: ['keyword:evasive', 'kw:ward,resist'],
    field: 'keywords',
    what: 'keyword',
    phraseFor: (what) => ({ verb: 'have', what }),
  }),
  valuesKey({
    name: 'franchise',
    aliases: ['fr', 'story', 'movie'],
    examples: ['franchise:moana', 'fr:"lilo & stitch"'],
    field: 'franchises',
    what: 'franchise',
    phraseFor: (what) => ({ verb: 'are', what: `of the franchise ${what}`, label: what }),
  }),
  ...NUMBER_KEYS,
  textKey({
    name: 'text',
    aliases: ['o', 'oracle', 'rules', 'x', 'ability'],
    examples: ['text:draw', 'text:"this character gets"'],
    part: 'rules',
    phraseFor: (texts) => ({ verb: 'have', what: `${texts} in their text`, label: `${texts} in the text` }),
  }),
  textKey({
    name: 'name',
    aliases: ['n'],
    examples: ['name:elsa', 'name:"snow queen"'],
    part: 'name',
    phraseFor: (texts) => ({ verb: 'have', what: `${texts} in their name`, label: `${texts} in the name` }),
  }),
  textKey({
    name: 'version',
    aliases: ['v', 'subtitle'],
    examples: ['version:sorcerer', 'v:"spirit of winter"'],
    part: 'version',
    phraseFor: (texts) => ({ verb: 'have', what: `${texts} in their version`, label: `${texts} in the version` }),
  }),
  textKey({
    name: 'flavor',
    aliases: ['flavour', 'ft'],
    examples: ['flavor:dream'],
    part: 'flavorText',
    phraseFor: (texts) => ({
      verb: 'have',
      what: `${texts} in their flavor text`,
      label: `${texts} in the flavor text`,
    }),
  }),
  textKey({
    name: 'illustrator',
    aliases: ['artist', 'art', 'a'],
    examples: ['illustrator:"nicholas kole"', 'a:koni'],
    part: 'artists',
    phraseFor: (what) => ({ verb: 'are', what: `illustrated by ${what}`, label: `by ${what}` }),
  }),
  collectorNumberKey({
    name: 'number',
    aliases: ['cn', 'num', 'nr'],
    examples: ['number:4a', 'cn>204'],
  }),
  copiesKey({
    name: 'owned',
    aliases: ['user', 'have', 'copies', 'qty'],
    examples: ['owned:no', 'owned:yes', 'owned>=4'],
    count: countAllCopies,
    phraseFor: (amount) => ({
      verb: 'have',
      what: `${amount} copies in the collection`,
      label: labelCopies('owned', amount),
    }),
  }),
  copiesKey({
    name: 'foil',
    aliases: ['foils'],
    examples: ['foil:yes', 'foil<1'],
    count: ({ foil }) => foil,
    phraseFor: (amount) => ({
      verb: 'have',
      what: `${amount} foil copies in the collection`,
      label: labelCopies('owned as foil', amount),
    }),
  }),
  traitKey({
    name: 'legal',
    aliases: ['format', 'f'],
    examples: ['legal:core', '-legal:core'],
    traits: [
      {
        name: 'core',
        test: ({ facets }) => ({
          kind: 'values',
          field: 'sets',
          values: [...(facets?.sets.keys() ?? [])].filter((set) => !isInfinityOnly(set)),
        }),
        phrase: { verb: 'are', what: 'legal in Core' },
      },
      {
        name: 'infinity',
        test: () => ({ kind: 'trait', has: isCard }),
        phrase: { verb: 'are', what: 'legal in Infinity' },
      },
    ],
  }),
  traitKey({
    name: 'is',
    aliases: [],
    examples: ['is:dual', 'is:vanilla'],
    traits: [
      {
        name: 'dual',
        test: () => ({ kind: 'trait', has: isDual }),
        phrase: { verb: 'are', what: 'of two inks' },
      },
      {
        name: 'vanilla',
        test: () => ({ kind: 'trait', has: isVanilla }),
        phrase: { verb: 'are', what: 'without rules text' },
      },
      {
        name: 'inkable',
        test: () => ({ kind: 'values', field: 'inkable', values: [true] }),
        phrase: { verb: 'are', what: 'inkable' },
      },
      {
        name: 'song',
        test: () => ({ kind: 'values', field: 'types', values: ['Song'] }),
        phrase: { verb: 'are', what: 'songs' },
      },
      {
        name: 'promo',
        test: () => ({ kind: 'values', field: 'rarities', values: ['Promo'] }),
        phrase: { verb: 'are', what: 'promos' },
      },
    ],
  }),
]

const BY_WORD = Map.groupBy(
  SEARCH_KEYS.flatMap((key) => [key.name, ...key.aliases].map((word) => ({ word, key }))),
  ({ word }) => word,
)

/** Finds the keys of a word, ignoring case; empty for an unknown word. */
export function findSearchKeys(word: string): readonly SearchKey[] {
  return BY_WORD.get(word.toLowerCase())?.map(({ key }) => key) ?? []
}

/** An example of a key's use; undefined for an unknown word. */
export function exampleOfKey(word: string): string | undefined {
  return findSearchKeys(word)[0]?.examples[0]
}
