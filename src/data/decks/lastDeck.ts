import { queryOptions } from '@tanstack/react-query'
import { memberClient } from '../backend/backend.ts'
import { toFailure } from '../backend/errors.ts'
import { userQueryPersister } from '../offline/userQueries.ts'
import { type Deck, DECK_COLUMNS, type DeckRow, toDeck } from './decks.ts'

async function readLastDeck(userId: string): Promise<Deck | null> {
  const { tables } = await memberClient()
  const { data, error } = await tables
    .from('decks')
    .select(DECK_COLUMNS)
    .eq('user_id', userId)
    .order('updated_at', { ascending: false })
    .order('id')
    .limit(1)
    .maybeSingle<DeckRow>()
  if (error) throw toFailure(error, 'Failed to fetch deck')
  return data && toDeck(data)
}

/** The deck that a member saved last; null if they have none. @throws Failure 'Failed to fetch deck' with the reason. */
export const lastDeckQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user', userId, 'decks', 'last'],
    queryFn: () => readLastDeck(userId),
    persister: userQueryPersister(userId),
    retry: 1,
    // Without a connection the query fails at once, and does not wait for one.
    networkMode: 'always',
  })
