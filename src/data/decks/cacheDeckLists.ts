import type { QueryClient } from '@tanstack/react-query'
import { deckListQuery } from './deckLists.ts'
import { deckOwnerQuery } from './deckOwner.ts'
import { userDecksQuery } from './userDecks.ts'

/** Reads a member's lists of their decks that have changed since they were read, so that the saved ones are up to date. */
export const cacheDeckLists = (userId: string, queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.query(deckOwnerQuery(userId, userId)),
    queryClient.query(userDecksQuery(userId)),
    queryClient.infiniteQuery(deckListQuery(userId, { list: 'latest', author: userId })),
  ])
