import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { libraryQuery } from './catalogue.ts'
import { catalogueOf } from './catalogueIndex.ts'
import { useHydrated } from '../useHydrated.ts'

export type CatalogueState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; catalogue: Catalogue; notice: string | null }

/** The card catalogue. `notice` says that the cards are bundled, or cached and not refreshed (requirements §4, card loading). */
export function useCatalogue(): CatalogueState {
  const { data: library, error, refetch } = useQuery(libraryQuery)
  // Rendering all cards is slow. A deferred value lets the page respond in between.
  const data = useDeferredValue(useHydrated(library, undefined))
  if (data)
    return {
      status: 'ready',
      catalogue: catalogueOf(data.cards),
      notice: error ? 'Using cached cards - some data may be outdated' : data.notice,
    }
  if (error) return { status: 'failed', message: error.message, retry: () => void refetch() }
  return { status: 'loading' }
}

/** The error text of a page whose cards could not be loaded (requirements §8). */
export const cardsFailedText = ({ message }: { message: string }): string => `Error loading cards: ${message}`

/** The notice to show above the cards, or null. */
export function catalogueNotice(state: CatalogueState): string | null {
  if (state.status === 'failed') return cardsFailedText(state)
  return state.status === 'ready' ? state.notice : null
}

/** The catalogue; while it is loading, one with the cards that the host sent with the page. */
export const catalogueOrSent = (state: CatalogueState, sent: readonly Card[]): Catalogue =>
  state.status === 'ready' ? state.catalogue : catalogueOf(sent)
