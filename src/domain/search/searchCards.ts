import type { Catalogue } from '../cards/catalogue.ts'
import type { CardSort } from '../cards/sort.ts'
import { checkSearch } from './checkSearch.ts'
import { type Condition, type SearchContext, searchedWords } from './condition.ts'
import { findCards, type FoundCards } from './findCards.ts'
import type { ParsedSearch } from './parseSearch.ts'

/** The cards that a search finds, in order, with how the search was understood. */
export type SearchResult = FoundCards & {
  /** Null where the search asks for nothing. */
  readonly condition: Condition | null
  /** The words that were searched, as they were typed. */
  readonly words: readonly string[]
}

/**
 * Searches all cards.
 * @param collection the copies that the search may ask for, see `Known`.
 */
export function searchCards(
  catalogue: Catalogue,
  search: ParsedSearch,
  collection: SearchContext['collection'],
  sort: CardSort,
): SearchResult {
  const { condition } = checkSearch(search, { facets: catalogue.facets, collection })
  const words = searchedWords(condition).map(({ phrase }) => phrase.what)
  return { condition, words, ...findCards(catalogue, condition, sort) }
}
