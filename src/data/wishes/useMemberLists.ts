import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applyListChanges, type MemberLists } from '#domain/wishes/wish.ts'
import { usePending } from '../offline/usePending.ts'
import { useViewerId } from '../session/useViewer.ts'
import { lazyListOutbox } from './lazyListOutbox.ts'
import { listsKey, listsQuery } from './memberLists.ts'

/** The lists of a member, and what to do if they could not be read. See `useMemberLists`. */
export function useMemberListsQuery(ownerId: string): {
  readonly lists: MemberLists | null | undefined
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
} {
  const viewerId = useViewerId()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(listsQuery(viewerId, ownerId))
  const pending = usePending(lazyListOutbox, viewerId === ownerId ? viewerId : undefined)
  // An answer updates the cache and the pending changes together, but a query notifies a moment later.
  const cached = queryClient.getQueryData<MemberLists | null>(listsKey(viewerId, ownerId)) ?? data
  const lists = useMemo(() => cached && applyListChanges(cached, pending), [cached, pending])
  return { lists, error, refetch }
}

/**
 * The lists of a member as the viewer may see them, with the viewer's pending changes if they are their own: null if the
 * profile is private or unknown, undefined until they have been read.
 */
export const useMemberLists = (ownerId: string): MemberLists | null | undefined => useMemberListsQuery(ownerId).lists
