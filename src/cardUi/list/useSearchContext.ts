import { useMemo } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { Collection } from '#domain/collection/copies.ts'
import type { SearchContext } from '#domain/search/condition.ts'

/**
 * The context of a visitor's search: the values on cards, and the visitor's collection.
 * @param catalogue null while the cards load.
 */
export function useSearchContext(catalogue: Catalogue | null, collection: SearchContext['collection']): SearchContext {
  const facets = catalogue?.facets ?? null
  return useMemo(() => ({ facets, collection }), [facets, collection])
}

/** The visitor's collection for a search. @param data the data of `useUserCollection`. */
export const searchedCollection = (data: Collection | null | undefined): SearchContext['collection'] =>
  data === undefined ? 'loading' : data
