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

/**
 * The card catalogue with what to say about it (requirements §4, card loading): `notice` where the cards are cached
 * and could not be refreshed, or bundled.
 */
export function useCatalogue(): CatalogueState {
  const { data: library, error, refetch } = useQuery(libraryQuery)
  // All cards at once are much to draw: a page that waited for them does it in slices, between which it answers.
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

/** What a page says whose cards could not be loaded (requirements §8). */
export const cardsFailedText = ({ message }: { message: string }): string => `Error loading cards: ${message}`

/** What is to be said above cards that are shown; null for nothing. */
export function catalogueNotice(state: CatalogueState): string | null {
  if (state.status === 'failed') return cardsFailedText(state)
  return state.status === 'ready' ? state.notice : null
}

/** The catalogue; until it is here one of the cards that came along with the page. */
export const catalogueOrSent = (state: CatalogueState, sent: readonly Card[]): Catalogue =>
  state.status === 'ready' ? state.catalogue : catalogueOf(sent)
