import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Collection } from '#domain/collection/copies.ts'
import { applyCopyChanges } from '#domain/collection/copyChange.ts'
import { usePending } from '../offline/usePending.ts'
import { useViewerId } from '../session/useViewer.ts'
import { useLoadedQuery } from '../useLoadedQuery.ts'
import { collectionQuery } from './collection.ts'
import { collectionKey, type CollectionOf } from './collectionKey.ts'
import { lazyCollectionOutbox } from './lazyCollectionOutbox.ts'

/**
 * The collection of a member on a page whose route has loaded it, with the viewer's pending changes if it is their own. A private
 * collection and an unknown user are both null.
 */
export function useLoadedCollection(ownerId: string): CollectionOf | null {
  const viewerId = useViewerId()
  return usePendingApplied(viewerId, ownerId, useLoadedQuery(collectionQuery(viewerId, ownerId))) ?? null
}

/**
 * The collection of a member like `useLoadedCollection`, for a page that does not wait for it: undefined until it has been read.
 */
export function useCollectionOf(ownerId: string): {
  readonly data: CollectionOf | null | undefined
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
} {
  const viewerId = useViewerId()
  const { data, error, refetch } = useQuery(collectionQuery(viewerId, ownerId))
  return { data: usePendingApplied(viewerId, ownerId, data), error, refetch }
}

/** The viewer's collection with their pending changes: null for a guest, undefined until it has been read. */
export function useUserCollection(): {
  readonly data: Collection | null | undefined
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
} {
  const viewerId = useViewerId()
  // Without an id the query answers null at once.
  const ownerId = viewerId ?? ''
  const { data, error, refetch } = useQuery(collectionQuery(viewerId, ownerId))
  const own = usePendingApplied(viewerId, ownerId, data)
  return { data: viewerId === undefined ? null : own?.collection, error, refetch }
}

function usePendingApplied(
  viewerId: string | undefined,
  ownerId: string,
  data: CollectionOf | null | undefined,
): CollectionOf | null | undefined {
  const queryClient = useQueryClient()
  const pending = usePending(lazyCollectionOutbox, viewerId === ownerId ? viewerId : undefined)
  // An answer updates the cache and the pending changes together, but a query notifies a moment later.
  const cached = queryClient.getQueryData<CollectionOf | null>(collectionKey(viewerId, ownerId)) ?? data
  return useMemo(
    () => cached && { ...cached, collection: applyCopyChanges(cached.collection, pending) },
    [cached, pending],
  )
}
