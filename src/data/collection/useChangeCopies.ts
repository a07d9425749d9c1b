import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { CopyChange } from '#domain/collection/copyChange.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { type CollectionOf, userCollectionKey } from './collectionKey.ts'
import { copyChangesFor } from './copyChanges.ts'

/** Gives what was last read of one's own collection, also when the page has not heard of it yet. */
export function useLastRead(userId: string): () => Collection | undefined {
  const queryClient = useQueryClient()
  return () => queryClient.getQueryData<CollectionOf | null>(userCollectionKey(userId))?.collection
}

/** Changes one's own copies: shown at once, and sent until the backend has answered. */
export function useChangeCopies(userId: string): (change: CopyChange) => void {
  const queryClient = useQueryClient()
  return useCallback((change) => copyChangesFor(userId, queryClient).add(change), [userId, queryClient])
}

/** Whether changes of one's own could not be sent so far. They are kept, and tried again. */
export function useIsStuck(userId: string): boolean {
  const queryClient = useQueryClient()
  const changes = copyChangesFor(userId, queryClient)
  return useSyncExternalStore(changes.subscribe, changes.isStuck, () => false)
}
