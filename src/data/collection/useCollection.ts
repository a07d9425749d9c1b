import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { applyCopyChanges, type CopyChange } from '#domain/collection/copyChange.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { collectionQuery } from './collection.ts'
import { collectionKey, type CollectionOf } from './collectionKey.ts'
import { copyChangesFor } from './copyChanges.ts'
import { useSession } from '../session/useSession.ts'
import { useViewerId } from '../session/useViewerId.ts'

/** A collection as a page finds it. `hidden` is one that is private or nobody's, which look alike. */
export type CollectionState =
  | { readonly status: 'loading' }
  | { readonly status: 'hidden' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly name: string; readonly collection: Collection }

const NOTHING: readonly CopyChange[] = []
const nothing = () => NOTHING
const never = () => () => undefined

/** The viewer's changes that the backend has not confirmed yet. */
function usePendingChanges(userId: string | undefined): readonly CopyChange[] {
  const queryClient = useQueryClient()
  const changes = userId === undefined ? undefined : copyChangesFor(userId, queryClient)
  return useSyncExternalStore(changes?.subscribe ?? never, changes?.pending ?? nothing, nothing)
}

/** Somebody's collection, with what the viewer has changed of their own at once. */
export function useCollection(ownerId: string): CollectionState {
  const viewerId = useViewerId()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(collectionQuery(viewerId, ownerId))
  const pending = usePendingChanges(viewerId === ownerId ? viewerId : undefined)
  // An answer changes what was read and what is pending in one breath, but word of the former comes a moment later.
  const read = queryClient.getQueryData<CollectionOf | null>(collectionKey(viewerId, ownerId)) ?? data
  const collection = useMemo(() => read && applyCopyChanges(read.collection, pending), [read, pending])

  if (read && collection) return { status: 'ready', name: read.name, collection }
  if (read === null) return { status: 'hidden' }
  if (error) return { status: 'failed', error, retry: () => void refetch() }
  return { status: 'loading' }
}

/** The same of the viewer's own collection; nothing to read for a guest. */
export function useUserCollection(): CollectionState | { readonly status: 'signedOut' } {
  const session = useSession()
  const own = useCollection(session.status === 'signedIn' ? session.user.id : '')
  return session.status === 'signedIn' ? own : { status: session.status }
}
