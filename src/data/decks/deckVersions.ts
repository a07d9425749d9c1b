import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DeckVersion } from '#domain/versions/deckVersion.ts'
import { cancelAndInvalidate } from '../backend/cancelAndInvalidate.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { updateUserData, userQueryPersister } from '../offline/userQueries.ts'
import { tablesAs, viewerTables } from '../session/viewer.ts'
import { announceDeckChange } from './deckChanges.ts'
import { reloadDecks } from './deckLists.ts'
import { type Deck, deckKey, toEntries } from './decks.ts'
import { showSavedDeck, updateDeck } from './saveDeck.ts'

const SIGNED_OUT = 'You must be logged in to change versions of decks.'

async function readVersions(deckId: string): Promise<readonly DeckVersion[]> {
  const tables = await viewerTables()
  const { data, error } = await tables
    .from('deck_versions')
    .select('number,name,cards,begun_at')
    .eq('deck_id', deckId)
    .order('number')
  if (error) throw toFailure(error, 'Failed to fetch the versions of this deck')
  return data.map(({ number, name, cards, begun_at: begunAt }) => ({
    number,
    name,
    entries: toEntries(cards),
    begunAt: new Date(begunAt).toISOString(),
  }))
}

const versionsKey = (deckId: string, viewerId: string | undefined) =>
  [...deckKey(deckId, viewerId), 'versions'] as const

/** The versions of a deck that the viewer may see, the first one first. A deck that never changed has none. */
export const deckVersionsQuery = (deckId: string, viewerId: string | undefined) =>
  queryOptions({
    queryKey: versionsKey(deckId, viewerId),
    queryFn: () => readVersions(deckId),
    persister: userQueryPersister(viewerId),
    retry: 1,
    networkMode: 'always',
  })

/**
 * Names a version of a member's deck. The next change of the cards begins another version.
 * @param name empty to remove the name.
 * @throws Failure with the reason.
 */
export async function nameDeckVersion(
  queryClient: QueryClient,
  userId: string,
  deckId: string,
  { version, name }: { version: number; name: string },
): Promise<void> {
  const tables = await tablesAs(userId, SIGNED_OUT)
  const { error } = await tables.rpc('name_deck_version', { deck: deckId, version, label: name })
  if (error) throw toFailure(error, 'Failed to name the version')
  announceDeckChange(userId)
  await cancelAndInvalidate(queryClient, versionsKey(deckId, userId))
}

/**
 * Gives a member's deck the cards of a version, which is saved as a change of the deck. The other values stay as this
 * tab shows them. If the deck was changed elsewhere meanwhile, it is refetched instead.
 * @throws Failure with the reason.
 */
export async function restoreDeckVersion(
  queryClient: QueryClient,
  userId: string,
  deckId: string,
  { entries }: Pick<DeckVersion, 'entries'>,
): Promise<void> {
  if (!navigator.onLine) throw new Failure('offline', 'You are offline. Versions can be restored when you are back.')
  const deck = queryClient.getQueryData<Deck | null>(deckKey(deckId, userId))
  if (!deck) throw new Failure('notFound', 'Failed to update deck')
  const values = { ...deck, entries }
  try {
    await updateDeck(deckId, values, deck.updatedAt)
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'conflict') throw error
    await cancelAndInvalidate(queryClient, deckKey(deckId, userId))
    throw new Failure('conflict', 'This deck was changed elsewhere. Check it and try again.')
  }
  showSavedDeck(queryClient, userId, deckId, values)
  await reloadDecks(queryClient, userId)
}

/** Shows the versions of a member's deck to others, or hides them. @throws Failure with the reason. */
export async function showDeckVersions(
  queryClient: QueryClient,
  userId: string,
  deckId: string,
  showsVersions: boolean,
): Promise<void> {
  const tables = await tablesAs(userId, SIGNED_OUT)
  const change = tables.from('decks').update({ shows_versions: showsVersions })
  const { data, error } = await change.eq('id', deckId).select('id')
  if (error) throw toFailure(error, 'Failed to update deck')
  if (data.length === 0) throw new Failure('notFound', 'Failed to update deck')
  announceDeckChange(userId)
  void updateUserData<Deck | null>(
    queryClient,
    userId,
    deckKey(deckId, userId),
    (deck) => deck && { ...deck, showsVersions },
  )
}
