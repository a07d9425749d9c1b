import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { collectionQuery } from '../collection/collection.ts'
import { deckListQuery } from '../decks/deckLists.ts'
import { deckOwnerQuery } from '../decks/deckOwner.ts'
import { persistUserDecks } from '../decks/persistUserDecks.ts'
import { userDecksQuery } from '../decks/userDecks.ts'
import { matchesQuery } from '../matches/matches.ts'
import { cacheCatalogue } from './cacheCatalogue.ts'
import { userPersister } from './userPersister.ts'

const HOUR_MS = 3_600_000

// Pages that change decks import this file, and should not load the queries of the shelf with it.
const loadAssembledDecks = () => import('../shelf/assembledDecks.ts')
const loadLists = () => import('../wishes/memberLists.ts')
const loadShelfDecks = () => import('../shelf/shelfDecks.ts')

/**
 * Reads and so persists a user's cards, collection, decks, assembled decks, wishes and matches, at most once an hour, so that every page can be read
 * without a connection. Its result is persisted too, so that later visits within the hour skip it.
 * @throws Failure when some of it cannot be read now; the next page load tries again.
 */
export const cacheUserData = (userId: string, queryClient: QueryClient): Promise<true> =>
  queryClient.query(
    queryOptions({
      queryKey: ['user', userId, 'cached'],
      queryFn: async () => {
        await Promise.all([
          persistUserDecks(userId),
          cacheDeckLists(userId, queryClient),
          cacheCatalogue(queryClient),
          queryClient.query(collectionQuery(userId, userId)),
          queryClient.query(matchesQuery(userId)),
          loadAssembledDecks().then(({ assembledDecksQuery }) => queryClient.query(assembledDecksQuery(userId))),
          loadLists().then(({ listsQuery }) => queryClient.query(listsQuery(userId, userId))),
        ])
        return true as const
      },
      persister: userPersister(userId, HOUR_MS).persisterFn,
      staleTime: HOUR_MS,
      networkMode: 'always',
    }),
  )

/** Reads and so persists a user's lists of decks that have changed since they were read. */
export const cacheDeckLists = (userId: string, queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.query(deckOwnerQuery(userId, userId)),
    queryClient.query(userDecksQuery(userId)),
    loadShelfDecks().then(({ shelfDecksQuery }) => queryClient.query(shelfDecksQuery(userId))),
    queryClient.infiniteQuery(deckListQuery(userId, { list: 'latest', author: userId })),
  ])
