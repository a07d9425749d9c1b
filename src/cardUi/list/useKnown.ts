import { useMemo } from 'react'
import type { useUserCollection } from '#data/collection/useCollection.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { SearchContext } from '#domain/search/condition.ts'

/**
 * What a visitor's search is read with: the values that occur on cards, and their own collection.
 * @param catalogue null while the cards are not here.
 */
export function useKnown(catalogue: Catalogue | null, collection: SearchContext['collection']): SearchContext {
  const facets = catalogue?.facets ?? null
  return useMemo(() => ({ facets, collection }), [facets, collection])
}

/** A visitor's own collection as a search takes it. */
export const knownCollection = (own: ReturnType<typeof useUserCollection>): SearchContext['collection'] =>
  own.status === 'signedOut' ? null : own.status === 'ready' ? own.collection : 'loading'
