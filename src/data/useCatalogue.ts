import { useQuery } from '@tanstack/react-query'
import type { Card } from '#domain/cards/card.ts'
import { type Catalogue, makeCatalogue } from '#domain/cards/catalogue.ts'
import { libraryQuery } from './catalogue.ts'

const indexed = new WeakMap<readonly Card[], Catalogue>()

/** The index of a list of cards, made once however many components ask. Doubled ids are dropped with a warning. */
function indexOf(cards: readonly Card[]): Catalogue {
  const known = indexed.get(cards)
  if (known) return known
  const { catalogue, duplicateIds } = makeCatalogue(cards)
  if (duplicateIds.length > 0)
    console.warn(`Dropped ${duplicateIds.length} cards with an id seen before:`, duplicateIds)
  indexed.set(cards, catalogue)
  // The first key in a search box then finds the index ready.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => catalogue.search())
  return catalogue
}

export type CatalogueState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; catalogue: Catalogue; notice: string | null }

/**
 * The card catalogue with what to say about it (specification §4, card loading): `notice` where the cards are cached
 * and could not be refreshed, or bundled.
 */
export function useCatalogue(): CatalogueState {
  const { data, error, refetch } = useQuery(libraryQuery)
  if (data)
    return {
      status: 'ready',
      catalogue: indexOf(data.cards),
      notice: error ? 'Using cached cards - some data may be outdated' : data.notice,
    }
  if (error) return { status: 'failed', message: error.message, retry: () => void refetch() }
  return { status: 'loading' }
}
