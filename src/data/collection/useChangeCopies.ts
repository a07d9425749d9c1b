import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Collection } from '#domain/collection/copies.ts'
import type { CopyChange } from '#domain/collection/copyChange.ts'
import { type CollectionOf, userCollectionKey } from './collectionKey.ts'
import { collectionOutbox } from './collectionOutbox.ts'

/** Returns a function that changes the user's copies. A change is shown at once, and sent again until the backend has answered. */
export const useChangeCopies = (userId: string): ((change: CopyChange) => void) =>
  useCallback((change) => collectionOutbox.of(userId).add(change), [userId])

/** Whether the last attempt to send the user's changes failed. They are saved, and sent again. */
export const useIsStuck = (userId: string): boolean =>
  useSyncExternalStore(collectionOutbox.subscribe, () => collectionOutbox.of(userId).isStuck(), isNeverStuck)

const isNeverStuck = () => false

/** Returns a function that reads the user's cached collection, which may be newer than the rendered one. */
export function useReadCachedCollection(userId: string): () => Collection | undefined {
  const queryClient = useQueryClient()
  return () => queryClient.getQueryData<CollectionOf | null>(userCollectionKey(userId))?.collection
}
