import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type CatalogueData, catalogueQuery } from './catalogue.ts'
import { catalogueOf } from './catalogueIndex.ts'
import { type CataloguePart, useCataloguePart } from './cataloguePart.ts'
import { useHydrated } from '../useHydrated.ts'
import { useWhenReleased } from '../useWhenReleased.ts'

export type CatalogueState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | {
      status: 'ready'
      catalogue: Catalogue
      /** Whether the catalogue has all cards, or only those of the page's part. */
      isWhole: boolean
      notice: string | null
    }

/** For pages without a part. */
const NO_PART: CataloguePart<readonly Card[]> = { key: ['none'], select: () => [] }

/**
 * The card catalogue, or the cards that came with the page until all are loaded. `notice` says that the cards are bundled, or
 * cached and not refreshed (requirements §4, card loading).
 * @param part the cards that the host sends with the page.
 */
export function useCatalogue(part = NO_PART): CatalogueState {
  const { data: loaded, error, refetch } = useQuery(catalogueQuery)
  const cards = useCataloguePart(part)
  // Rendering all cards is slow. A deferred value lets the page respond in between.
  const data = useWhenReleased(useDeferredValue(useHydrated(loaded, undefined)))
  if (data)
    return {
      status: 'ready',
      catalogue: catalogueOf(data.cards),
      isWhole: true,
      notice: sourceNotice(data, error),
    }
  if (cards)
    return {
      status: 'ready',
      catalogue: catalogueOf(cards),
      isWhole: false,
      notice: error && cardsFailedText(error),
    }
  if (error) return { status: 'failed', message: error.message, retry: () => void refetch() }
  return { status: 'loading' }
}

/** The notice about the cards: they could not be refreshed, or the loaded cards have one; else null. */
export const sourceNotice = (loaded: CatalogueData, error: Error | null): string | null =>
  error ? 'Using cached cards - some data may be outdated' : loaded.notice

/** The error text of a page whose cards could not be loaded (requirements §8). */
export const cardsFailedText = ({ message }: { message: string }): string => `Error loading cards: ${message}`

/** The notice to show above the cards, or null. */
export function catalogueNotice(state: CatalogueState): string | null {
  if (state.status === 'failed') return cardsFailedText(state)
  return state.status === 'ready' ? state.notice : null
}
