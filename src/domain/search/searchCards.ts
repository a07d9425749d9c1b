import type { Catalogue } from '../cards/catalogue.ts'
import type { CardSort } from '../cards/sort.ts'
import { checkSearch } from './checkSearch.ts'
import { type Condition, type SearchContext, searchedWords } from './condition.ts'
import { findCards, type FoundCards } from './findCards.ts'
import type { ParsedSearch } from './parseSearch.ts'

/** The cards that a search found, with the condition and the words that its text means. */
export type SearchResult = FoundCards & {
  /** Null for a search without conditions. */
  readonly condition: Condition | null
  /** The searched words as typed. */
  readonly words: readonly string[]
}

/**
 * Searches all cards for the parsed text and sorts the result.
 * @param collection see `SearchContext`.
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
