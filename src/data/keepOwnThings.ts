import type { QueryClient } from '@tanstack/react-query'
import { libraryQuery } from './catalogue.ts'
import { collectionQuery } from './collection.ts'
import { deckListQuery } from './deckLists.ts'
import { deckOwnerQuery } from './deckOwner.ts'
import { keepOwnDecks } from './decks.ts'
import { keptItems } from './keptItems.ts'
import { matchesQuery } from './matches.ts'
import { ownDecksQuery } from './ownDecks.ts'
import { OWN_STORAGE } from './ownStorage.ts'

const HOUR_MS = 3_600_000
const WHEN = 'kept-at'

/**
 * Reads a member's cards, collection, decks and matches, at most once an hour, so that they are kept to be read without a
 * connection whichever page comes first then.
 * @throws Failure when some of it cannot be read now; it is tried again with the next page load.
 */
export async function keepOwnThings(userId: string, queryClient: QueryClient): Promise<void> {
  const items = keptItems(OWN_STORAGE)
  const before = items.get(WHEN)
  if (typeof before === 'number' && Date.now() - before < HOUR_MS) return
  await Promise.all([
    keepOwnDecks(userId),
    keepDeckLists(userId, queryClient),
    queryClient.query(libraryQuery),
    queryClient.query(collectionQuery(userId, userId)),
    queryClient.query(matchesQuery(userId)),
  ])
  items.set(WHEN, Date.now())
}

/** Reads a member's lists of their own decks where they were not read since they changed, so that what is kept is up to date. */
export const keepDeckLists = (userId: string, queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.query(deckOwnerQuery(userId, userId)),
    queryClient.query(ownDecksQuery(userId)),
    queryClient.infiniteQuery(deckListQuery(userId, { list: 'latest', author: userId })),
  ])
