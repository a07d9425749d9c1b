import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Collection } from '#domain/collection/copies.ts'
import { applyCopyChanges } from '#domain/collection/copyChange.ts'
import { usePending } from '../offline/usePending.ts'
import { useSession } from '../session/useSession.ts'
import { useViewerId } from '../session/useViewer.ts'
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
  const viewerId = useViewerId()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(collectionQuery(viewerId, ownerId))
  const pending = usePending(collectionOutbox, viewerId === ownerId ? viewerId : undefined)
  // An answer updates the cache and the pending changes together, but `useQuery` notifies a moment later.
  const cached = queryClient.getQueryData<CollectionOf | null>(collectionKey(viewerId, ownerId)) ?? data
  const collection = useMemo(() => cached && applyCopyChanges(cached.collection, pending), [cached, pending])

  if (cached && collection) return { status: 'ready', name: cached.name, collection }
  if (cached === null) return { status: 'hidden' }
  if (error) return { status: 'failed', error, retry: () => void refetch() }
  return { status: 'loading' }
}

/** The viewer's collection; a guest has none to load. */
export function useUserCollection(): CollectionState | { readonly status: 'signedOut' } {
  const session = useSession()
  const own = useCollection(session.status === 'signedIn' ? session.user.id : '')
  return session.status === 'signedIn' ? own : { status: session.status }
}
