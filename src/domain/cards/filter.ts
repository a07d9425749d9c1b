import { findSetName } from '../sets/setName.ts'
import { addBits, type BitSet, hasBit, keepBits, makeBitSet, makeFullBitSet } from './bitSet.ts'
import type { Card } from './card.ts'
import type { Catalogue } from './catalogue.ts'
import type { Facets } from './facets.ts'
import type { FieldIndex, ValueIndex } from './fieldIndex.ts'
import { foldText } from './foldText.ts'
import { searchCards } from './search.ts'
import type { CardSort } from './sort.ts'
import type { CardType, Ink, Rarity } from './vocabulary.ts'

/** What cards are asked for: any value within a field, every field that asks for something (specification §2, Cards screen). */
export type CardFilter = {
  /** Plain words, see `searchCards`. */
  readonly search: string
  readonly rarities: readonly Rarity[]
  readonly inks: readonly Ink[]
  readonly types: readonly CardType[]
  /** The sets' names. */
  readonly sets: readonly string[]
  readonly franchises: readonly string[]
  readonly classifications: readonly string[]
  /** Null asks for both. */
  readonly inkable: boolean | null
}

/** Asks for nothing in particular: every card matches. */
export const emptyFilter: CardFilter = {
  search: '',
  rarities: [],
  inks: [],
  types: [],
  sets: [],
  franchises: [],
  classifications: [],
  inkable: null,
}

/** Whether a filter asks for anything, so that there is something to clear. */
export function isFilterActive(filter: CardFilter): boolean {
  const { search, inkable, ...lists } = filter
  return search.trim() !== '' || inkable !== null || Object.values(lists).some((values) => values.length > 0)
}

/**
 * Writes the free values of a filter (sets, franchises, classifications) as the cards write them, whatever their case,
 * accents and the aliases of sets, and drops those that no card has: a nonsense value in an address is ignored.
 */
export function keepKnownValues(filter: CardFilter, facets: Facets): CardFilter {
  return {
    ...filter,
    sets: known(filter.sets, (name) => findSetName(facets.sets.keys(), name)),
    franchises: known(filter.franchises, (name) => findFolded(facets.franchises.keys(), name)),
    classifications: known(filter.classifications, (name) => findFolded(facets.classifications.keys(), name)),
  }
}

/** The cards that match a filter, in the order asked for, see `findCards`. */
export function filterCards(catalogue: Catalogue, filter: CardFilter, sort: CardSort): Card[] {
  return findCards(catalogue, filter, sort).cards
}

/**
 * The cards that match a filter, in the order asked for, and the words that its search was mended with, see
 * `searchCards`. Relevance is the order of the search's finds, best first, and by name without a search. Its cost grows
 * with the number of cards: about 10 ms for 100,000.
 */
export function findCards(
  catalogue: Catalogue,
  filter: CardFilter,
  sort: CardSort,
): { cards: Card[]; corrections: readonly string[] } {
  const { cards, orders } = catalogue
  const hits = filter.search.trim() === '' ? null : searchCards(catalogue.search(), filter.search)
  const wanted = hits?.found ?? makeFullBitSet(cards.length)
  for (const values of matchFields(catalogue.fields, filter, cards.length)) keepBits(wanted, values)

  const byRank: Card[][] = []
  const ranks = sort === 'relevance' ? hits?.ranks : undefined
  for (const position of orders[sort === 'relevance' ? 'name' : sort]) {
    const card = cards[position]
    if (card === undefined || !hasBit(wanted, position)) continue
    const ranked = (byRank[ranks?.[position] ?? 0] ??= [])
    ranked.push(card)
  }
  return { cards: byRank.length === 1 ? (byRank[0] ?? []) : byRank.flat(), corrections: hits?.corrections ?? [] }
}

/** For each field that asks for something, the cards that have one of its values. */
function matchFields(fields: FieldIndex, filter: CardFilter, size: number): BitSet[] {
  const anyOf = <Value>(index: ValueIndex<Value>, values: readonly Value[]): BitSet[] => {
    if (values.length === 0) return []
    const bits = makeBitSet(size)
    for (const value of values) addBits(bits, index.get(value))
    return [bits]
  }
  return [
    ...anyOf(fields.rarities, filter.rarities),
    ...anyOf(fields.inks, filter.inks),
    ...anyOf(fields.types, filter.types),
    ...anyOf(fields.sets, filter.sets),
    ...anyOf(fields.franchises, filter.franchises),
    ...anyOf(fields.classifications, filter.classifications),
    ...anyOf(fields.inkable, filter.inkable === null ? [] : [filter.inkable]),
  ]
}

function known(names: readonly string[], find: (name: string) => string | undefined): string[] {
  return [...new Set(names.flatMap((name) => find(name) ?? []))]
}

function findFolded(names: Iterable<string>, wanted: string): string | undefined {
  const folded = foldText(wanted.trim())
  return [...names].find((name) => foldText(name) === folded)
}
