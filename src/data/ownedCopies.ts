import { queryOptions, skipToken } from '@tanstack/react-query'
import { countOwned } from '#domain/decks/deckValue.ts'
import { supabase } from './backend.ts'
import { toFailure } from './errors.ts'
import { readAllPages } from './pages.ts'

type Row = { card_id: string; is_foil: boolean; quantity: number }

const toOwned = (rows: readonly Row[]): ReadonlyMap<string, number> =>
  countOwned(rows.map(({ card_id: cardId, is_foil: isFoil, quantity }) => ({ cardId, isFoil, quantity })))

async function readOwnedCopies(userId: string): Promise<ReadonlyMap<string, number>> {
  const client = await supabase()
  const rows = await readAllPages(
    (from, to) =>
      client
        .from('user_collections')
        .select('card_id,is_foil,quantity')
        .eq('user_id', userId)
        .order('id', { ascending: true })
        .range(from, to),
    { parallel: 2, text: 'Failed to fetch collection' },
  )
  return toOwned(rows)
}

/** How many copies of each card somebody owns, foil and non-foil together, by card id. */
export const ownedCopiesQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['own', userId, 'copies'],
    queryFn: userId ? () => readOwnedCopies(userId) : skipToken,
    staleTime: 60_000,
  })

async function readOwnedOf(userId: string, cardIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const client = await supabase()
  const { data, error } = await client
    .from('user_collections')
    .select('card_id,is_foil,quantity')
    .eq('user_id', userId)
    .in('card_id', cardIds)
  if (error) throw toFailure(error, 'Failed to fetch collection')
  return toOwned(data)
}

/**
 * The same for some cards alone, such as those of a deck with their other printings, in one request. At most 200 or so:
 * their ids stand in its address.
 */
export const ownedOfQuery = (userId: string | undefined, cardIds: readonly string[]) =>
  queryOptions({
    queryKey: ['own', userId, 'copies', cardIds],
    queryFn: userId ? () => readOwnedOf(userId, cardIds) : skipToken,
    staleTime: 60_000,
  })
