import { queryOptions } from '@tanstack/react-query'
import type { Card } from '#domain/cards/card.ts'
import type { DeckAnalytics } from '#domain/decks/deckAnalytics.ts'
import { loadModule } from '#ui/lazy/loadModule.ts'

/** A card in a short list, with the address of its page. */
export type FoundCard = Pick<
  Card,
  'id' | 'characterName' | 'version' | 'cost' | 'inkable' | 'inks' | 'rarity' | 'prices'
> & { readonly path: string }

/** The number of cards that a search finds, and the first of them. */
export type FoundCards = { readonly text: string; readonly count: number; readonly cards: readonly FoundCard[] }

/** A card of the fan. Its face is rendered if its picture cannot be loaded. */
export type FanCard = Card & { readonly path: string }

/** The cards of the landing page. */
export type Landing = {
  /** The number of all cards. */
  readonly cards: number
  /** A card of each ink. */
  readonly fan: readonly FanCard[]
  readonly found: FoundCards
  /** An example deck: its curve, and some of its cards with their numbers of copies. */
  readonly deck: {
    readonly cards: number
    readonly curve: DeckAnalytics['costCurve']
    readonly lines: readonly (FoundCard & { readonly quantity: number })[]
  }
  /** Some sets with their numbers of cards. */
  readonly sets: readonly { readonly name: string; readonly cards: number }[]
}

/** The key of the part of the catalogue that comes with the page. */
export const LANDING_KEY = ['landing']

/** The cards of the landing page. They come with the page, or else from all cards. */
export const landingQuery = queryOptions<Landing>({
  queryKey: ['catalogue part', ...LANDING_KEY],
  queryFn: async ({ client }) => (await loadModule(() => import('./loadLanding.ts'))).loadLanding(client),
  staleTime: Number.POSITIVE_INFINITY,
})
