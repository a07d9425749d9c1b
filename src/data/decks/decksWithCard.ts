import { queryOptions } from '@tanstack/react-query'
import { publicTables } from '../backend/backend.ts'
import { toFailure } from '../backend/errors.ts'

/** A deck as a link shows it. */
export type DeckLink = { id: string; name: string }

const SHOWN = 8

async function readDecksWithCard(cardId: string): Promise<DeckLink[]> {
  const { data, error } = await publicTables
    .rpc('decks_with_card', { card_id: cardId })
    .select('id,name')
    .order('favorite_count', { ascending: false })
    .order('created_at', { ascending: false })
    .limit(SHOWN)
  if (error) throw toFailure(error, 'Failed to fetch decks')
  return data
}

/** The most liked of the newest public decks that contain a card (`decks_with_card`), at most 8. */
export const decksWithCardQuery = (cardId: string) =>
  queryOptions({ queryKey: ['decks', 'with-card', cardId], queryFn: () => readDecksWithCard(cardId), retry: 1 })
