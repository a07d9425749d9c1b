import { memberClient } from '../backend/backend.ts'
import { toFailure } from '../backend/errors.ts'
import { persistUserData } from '../offline/userPersister.ts'
import { DECK_COLUMNS, deckKey, type DeckRow, toDeck } from './decks.ts'

/** The number of decks that are persisted before the user opens them, the last changed first. */
const PERSISTED_DECKS = 200

/** Persists a user's decks for pages without a connection. @throws Failure when they cannot be read. */
export async function persistUserDecks(userId: string): Promise<void> {
  const { tables } = await memberClient()
  const { data, error } = await tables
    .from('decks')
    .select(DECK_COLUMNS)
    .eq('user_id', userId)
    .order('updated_at', { ascending: false })
    .limit(PERSISTED_DECKS)
    .overrideTypes<DeckRow[], { merge: false }>()
  if (error) throw toFailure(error, 'Failed to fetch decks')
  await Promise.all(data.map((row) => persistUserData(userId, deckKey(row.id, userId), toDeck(row))))
}
