import {
  addBit,
  addBits,
  type BitSet,
  countCommonBits,
  intersectBits,
  makeBitSet,
  makeFullBitSet,
} from '../cards/bitSet.ts'
import type { Card } from '../cards/card.ts'
import type { Catalogue } from '../cards/catalogue.ts'
import type { Facets } from '../cards/facets.ts'
import type { FieldIndex, ValueIndex } from '../cards/fieldIndex.ts'
import { searchWords } from '../cards/wordSearch.ts'
import { checkSearch } from './checkSearch.ts'
import type { Choices, SplitSearch } from './choices.ts'
import { type SearchContext, searchedWords, topConditions } from './condition.ts'
import { matchAll } from './matchSearch.ts'
import { isOfKind, makeRequiredTerm, partsOf } from './requiredTerm.ts'
import { joinNodes } from './searchTree.ts'
import { TERM_CHOICES, type TermChoice } from './termChoices.ts'

/** The number of cards with each value of each group of buttons; values without cards are missing. */
type ButtonCounts = Pick<Facets, keyof Choices>

/** The number of cards that each choice would show. */
export type ChoiceCounts = ButtonCounts & {
  /** For each filter that is a term, the counts of its values, in the order of the values. */
  readonly terms: ReadonlyMap<TermChoice, readonly number[]>
}

/**
 * Counts the cards that each choice would show: cards with the value that match the rest of the search and the choices
 * of all other groups. Other choices of the same group are ignored, because a search finds cards with any of them, and a
 * choice of a term replaces the former one. The time is linear in the number of cards: below 5 ms for 3,000.
 * @param among the positions to count, for pages that show only some cards.
 */
export function countByChoice(
  catalogue: Catalogue,
  { choices, rest }: SplitSearch,
  known: SearchContext,
  among: BitSet = makeFullBitSet(catalogue.cards.length),
): ChoiceCounts {
  const parts = partsOf(rest)
  const found = among.slice()
  const others = parts.filter((part) => !TERM_CHOICES.some((choice) => isOfKind(part, choice)))
  intersectBits(found, matchRest(catalogue, joinNodes('and', others), known))
  const { fields } = catalogue
  const chosen: Readonly<Record<keyof Choices, BitSet | null>> = {
    inks: uniteValues(catalogue, fields.inks, choices.inks),
    types: uniteValues(catalogue, fields.types, choices.types),
    rarities: uniteValues(catalogue, fields.rarities, choices.rarities),
    inkable: uniteValues(catalogue, fields.inkable, choices.inkable === null ? [] : [choices.inkable]),
    sets: uniteValues(catalogue, fields.sets, choices.sets),
    classifications: uniteValues(catalogue, fields.classifications, choices.classifications),
    franchises: uniteValues(catalogue, fields.franchises, choices.franchises),
    keywords: uniteValues(catalogue, fields.keywords, choices.keywords),
    costs: uniteValues(catalogue, fields.costs, choices.costs),
  }
  const groups = new Map<string | TermChoice, BitSet | null>([
    ...Object.entries(chosen),
    ...TERM_CHOICES.map((choice) => {
      const term = joinNodes(
        'and',
        parts.filter((part) => isOfKind(part, choice)),
      )
      return [choice, term && matchRest(catalogue, term, known)] as const
    }),
  ])

  /** The cards that match the rest of the search and all groups except one. */
  const foundWithout = (group: string | TermChoice) => {
    const wanted = found.slice()
    for (const [other, bits] of groups) if (other !== group && bits) intersectBits(wanted, bits)
    return wanted
  }
  const count = <Group extends keyof Choices>(group: Group): ChoiceCounts[Group] => {
    const wanted = foundWithout(group)
    const index: ValueIndex<unknown> = fields[group as keyof FieldIndex]
    const counts = [...index].flatMap(([value, bits]) => {
      const shown = countCommonBits(bits, wanted)
      return shown > 0 ? [[value, shown] as const] : []
    })
    return new Map(counts) as ChoiceCounts[Group] // the index and the counts of a group have the same values
  }
  const countTerms = (choice: TermChoice) => {
    const wanted = foundWithout(choice)
    return choice.values.map((value) =>
      countCommonBits(matchRest(catalogue, makeRequiredTerm(choice, value), known), wanted),
    )
  }
  return {
    inks: count('inks'),
    types: count('types'),
    rarities: count('rarities'),
    inkable: count('inkable'),
    sets: count('sets'),
    classifications: count('classifications'),
    franchises: count('franchises'),
    keywords: count('keywords'),
    costs: count('costs'),
    terms: new Map(TERM_CHOICES.map((choice) => [choice, countTerms(choice)])),
  }
}

/** The positions of the given cards in the catalogue. */
export function positionsOf(catalogue: Catalogue, cards: readonly Card[]): BitSet {
  const wanted = new Set(cards)
  const bits = makeBitSet(catalogue.cards.length)
  for (const [position, card] of catalogue.cards.entries()) if (wanted.has(card)) addBit(bits, position)
  return bits
}

/** The positions that match the part of a search for which there are no buttons. Words are corrected as in `findCards`. */
function matchRest(catalogue: Catalogue, rest: SplitSearch['rest'], known: SearchContext): BitSet {
  const { condition } = checkSearch({ tree: rest, problems: [] }, known)
  const words = searchedWords(condition).map(({ text }) => text)
  const all = words.length > 0 ? searchWords(catalogue.search, words).found : makeFullBitSet(catalogue.cards.length)
  return matchAll(
    catalogue,
    topConditions(condition).filter(({ kind }) => kind !== 'word'),
    all,
  )
}

/** The cards with one of the values; null, which allows all cards, if there are no values. */
function uniteValues<Value>({ cards }: Catalogue, index: ValueIndex<Value>, values: readonly Value[]): BitSet | null {
  if (values.length === 0) return null
  const bits = makeBitSet(cards.length)
  for (const value of values) addBits(bits, index.get(value))
  return bits
}
