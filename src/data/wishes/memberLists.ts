import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { isUuid } from '#domain/ids/isUuid.ts'
import { applyListChanges, type ListChange, type MemberLists, type Priority } from '#domain/wishes/wish.ts'
import { cancelAndInvalidate } from '../backend/cancelAndInvalidate.ts'
import { toFailure } from '../backend/errors.ts'
import { updateUserData, userQueryPersister } from '../offline/userQueries.ts'
import { viewerTables } from '../session/viewer.ts'

const prioritySchema = v.pipe(
  v.picklist([1, 2, 3]),
  v.transform((priority): Priority => priority),
)

const listsSchema = v.object({
  wishes: v.nullable(v.array(v.tuple([v.string(), v.number(), prioritySchema, v.boolean(), v.boolean()]))),
  playsets: v.nullable(v.object({ usual: v.number(), cards: v.array(v.tuple([v.string(), v.number()])) })),
  shows_wishes: v.boolean(),
  shows_trade: v.boolean(),
})

async function readLists(ownerId: string): Promise<MemberLists | null> {
  if (!isUuid(ownerId)) return null
  const tables = await viewerTables()
  const { data, error } = await tables.rpc('lists_of', { owner_id: ownerId })
  if (error) throw toFailure(error, 'Failed to fetch wishes')
  if (data === null) return null
  const { wishes, playsets, shows_wishes: showsWishes, shows_trade: showsTrade } = v.parse(listsSchema, data)
  return {
    wishes:
      wishes &&
      new Map(
        wishes.map(([cardId, quantity, priority, onlyPrinting, onlyFoil]) => [
          cardId,
          { quantity, priority, onlyPrinting, onlyFoil },
        ]),
      ),
    playsets: playsets && { usual: playsets.usual, cards: new Map(playsets.cards) },
    showsWishes,
    showsTrade,
  }
}

/** The query key of the lists of `ownerId` as `viewerId` may see them. */
export const listsKey = (viewerId: string | undefined, ownerId: string) => ['user', viewerId, 'lists', ownerId] as const

/**
 * The wishes of a member and the copies to keep, as the viewer may see them; null if the profile is private or unknown. It
 * contains no pending changes: `useMemberLists` applies them.
 * @throws Failure with the reason.
 */
export const listsQuery = (viewerId: string | undefined, ownerId: string) =>
  queryOptions({
    queryKey: listsKey(viewerId, ownerId),
    queryFn: () => readLists(ownerId),
    persister: userQueryPersister(viewerId === ownerId ? ownerId : undefined),
    staleTime: 60_000,
    retry: 1,
    networkMode: 'always',
    structuralSharing: false,
  })

const apply = (changes: readonly ListChange[]) => (lists: MemberLists | null) =>
  lists && applyListChanges(lists, changes)

/** Applies a change that the backend has accepted to the cached lists, which are then read again. */
export async function showListChange(queryClient: QueryClient, userId: string, change: ListChange): Promise<void> {
  await updateUserData<MemberLists | null>(queryClient, userId, listsKey(userId, userId), apply([change]))
  await reloadLists(queryClient, userId)
}

/** Applies changes to the cached lists of this tab at once. */
export function updateLists(queryClient: QueryClient, userId: string, changes: readonly ListChange[]): void {
  queryClient.setQueryData<MemberLists | null>(listsKey(userId, userId), (lists) => lists && apply(changes)(lists))
}

/** Reads the lists again: visible ones at once, others when they are shown. */
export const reloadLists = (queryClient: QueryClient, userId: string): Promise<void> =>
  cancelAndInvalidate(queryClient, listsKey(userId, userId))
