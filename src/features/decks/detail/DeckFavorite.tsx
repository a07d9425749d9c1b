import { useQuery } from '@tanstack/react-query'
import { type Deck, isFavoriteQuery } from '#data/decks/decks.ts'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import { FavoriteButton } from '../share/FavoriteButton.tsx'

/** The favorite button of the page's deck. */
export function DeckFavorite({ deck, viewer }: { deck: Deck; viewer: Viewer }) {
  const { data: isFavorited = false } = useQuery(isFavoriteQuery(deck.id, viewer?.id))
  return <FavoriteButton deck={{ ...deck, isFavorited }} viewer={viewer} />
}
