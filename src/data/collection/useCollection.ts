import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Collection } from '#domain/collection/copies.ts'
import { applyCopyChanges } from '#domain/collection/copyChange.ts'
import { usePending } from '../offline/usePending.ts'
import { useSession } from '../session/useSession.ts'
import { useViewerId } from '../session/useViewerId.ts'
import { collectionQuery } from './collection.ts'
import { collectionKey, type CollectionOf } from './collectionKey.ts'
import { collectionOutbox } from './collectionOutbox.ts'

/** A collection as a page shows it. A private collection and an unknown user are both `hidden`. */
export type CollectionState =
  | { readonly status: 'loading' }
  | { readonly status: 'hidden' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly name: string; readonly collection: Collection }

/** The collection of a member, with the viewer's pending changes if it is their own. */
export function useCollection(ownerId: string): CollectionState {
  const { data, error, refetch } = useQuery(collectionQuery(useViewerId(), ownerId))
  const shown = useWithPending(ownerId, data)
  if (shown) return { status: 'ready', ...shown }
  if (shown === null) return { status: 'hidden' }
  if (error) return { status: 'failed', error, retry: () => void refetch() }
  return { status: 'loading' }
}

/** The same on a page whose route has loaded it; null if it is private or the user is unknown. */
export function useLoadedCollection(ownerId: string): CollectionOf | null {
  const { data } = useSuspenseQuery(collectionQuery(useViewerId(), ownerId))
  return useWithPending(ownerId, data) ?? null
}

function useWithPending(ownerId: string, data: CollectionOf | null | undefined): CollectionOf | null | undefined {
  const viewerId = useViewerId()
  const queryClient = useQueryClient()
  const pending = usePending(collectionOutbox, viewerId === ownerId ? viewerId : undefined)
  // An answer updates the cache and the pending changes together, but `useQuery` notifies a moment later.
  const cached = queryClient.getQueryData<CollectionOf | null>(collectionKey(viewerId, ownerId)) ?? data
  return useMemo(
    () => cached && { name: cached.name, collection: applyCopyChanges(cached.collection, pending) },
    [cached, pending],
  )
}

/** The viewer's collection; a guest has none to load. */
export function useUserCollection(): CollectionState | { readonly status: 'signedOut' } {
  const session = useSession()
  const own = useCollection(session.status === 'signedIn' ? session.user.id : '')
  return session.status === 'signedIn' ? own : { status: session.status }
}
