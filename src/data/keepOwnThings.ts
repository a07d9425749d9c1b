import type { QueryClient } from '@tanstack/react-query'
import { libraryQuery } from './catalogue.ts'
import { charactersQuery } from './characters.ts'
import { collectionQuery } from './collection.ts'
import { deckListQuery } from './deckLists.ts'
import { deckOwnerQuery } from './deckOwner.ts'
import { keepOwnDecks } from './decks.ts'
import { matchesQuery } from './matches.ts'
import { keptAnswer } from './ownAnswers.ts'
import { ownDecksQuery } from './ownDecks.ts'
import { keepForMember } from './readOrKept.ts'
import { setsQuery } from './sets.ts'

const HOUR_MS = 3_600_000
/** When it was done, among the answers, so that it goes with them. */
const WHEN = 'kept at'

/**
 * Reads a member's cards, collection, decks and matches, at most once an hour, so that they are kept to be read without a
 * connection whichever page comes first then.
 * @throws Failure when some of it cannot be read now; it is tried again with the next page load.
 */
export async function keepOwnThings(userId: string, queryClient: QueryClient): Promise<void> {
  const before = await keptAnswer<number>(userId, WHEN)
  if (before !== undefined && Date.now() - before < HOUR_MS) return
  await Promise.all([
    keepOwnDecks(userId),
    keepDeckLists(userId, queryClient),
    keepCatalogue(queryClient),
    queryClient.query(collectionQuery(userId, userId)),
    queryClient.query(matchesQuery(userId)),
  ])
  await keepForMember(userId, WHEN, Date.now())
}

/** Reads a member's lists of their own decks where they were not read since they changed, so that what is kept is up to date. */
export const keepDeckLists = (userId: string, queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.query(deckOwnerQuery(userId, userId)),
    queryClient.query(ownDecksQuery(userId)),
    queryClient.infiniteQuery(deckListQuery(userId, { list: 'latest', author: userId })),
  ])

/** Reads cards, sets and characters where they were not read yet, so that they are kept for a later visit. */
export const keepCatalogue = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([queryClient.query(libraryQuery), queryClient.query(setsQuery), queryClient.query(charactersQuery)])
