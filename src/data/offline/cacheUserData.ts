import type { QueryClient } from '@tanstack/react-query'
import { libraryQuery } from '../catalogue/catalogue.ts'
import { charactersQuery } from '../catalogue/characters.ts'
import { collectionQuery } from '../collection/collection.ts'
import { cacheDeckLists } from '../decks/cacheDeckLists.ts'
import { cacheUserDecks } from '../decks/decks.ts'
import { matchesQuery } from '../matches/matches.ts'
import { readUserAnswer } from './userAnswers.ts'
import { saveForViewer } from './networkFirst.ts'
import { setsQuery } from '../catalogue/sets.ts'

const HOUR_MS = 3_600_000
/** When it was done, among the answers, so that it goes with them. */
const WHEN = 'kept at'

/**
 * Reads a member's cards, collection, decks and matches, at most once an hour, so that they are kept to be read without a
 * connection whichever page comes first then.
 * @throws Failure when some of it cannot be read now; it is tried again with the next page load.
 */
export async function cacheUserData(userId: string, queryClient: QueryClient): Promise<void> {
  const before = await readUserAnswer<number>(userId, WHEN)
  if (before !== undefined && Date.now() - before < HOUR_MS) return
  await Promise.all([
    cacheUserDecks(userId),
    cacheDeckLists(userId, queryClient),
    cacheCatalogue(queryClient),
    queryClient.query(collectionQuery(userId, userId)),
    queryClient.query(matchesQuery(userId)),
  ])
  await saveForViewer(userId, WHEN, Date.now())
}

/** Reads cards, sets and characters where they were not read yet, so that they are kept for a later visit. */
export const cacheCatalogue = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([queryClient.query(libraryQuery), queryClient.query(setsQuery), queryClient.query(charactersQuery)])
