import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Collection } from '#domain/collection/copies.ts'
import type { CopyChange } from '#domain/collection/copyChange.ts'
import { type CollectionOf, userCollectionKey } from './collectionKey.ts'
import { lazyCollectionOutbox } from './lazyCollectionOutbox.ts'

/**
 * Returns a function that changes the user's copies. A change is shown at once, and sent again until the backend has answered. A page
 * that shows the user's collection has the code of the outbox, unless it could not be loaded.
 */
export const useChangeCopies = (userId: string): ((change: CopyChange) => void) =>
  useCallback(
    (change) => {
      const outbox = lazyCollectionOutbox.of(userId)
      if (outbox) outbox.add(change)
      else
        lazyCollectionOutbox
          .load()
          .then((loaded) => loaded.of(userId).add(change))
          .catch(() => undefined)
    },
    [userId],
  )

/** Returns a function that reads the user's cached collection, which may be newer than the rendered one. */
export function useReadCachedCollection(userId: string): () => Collection | undefined {
  const queryClient = useQueryClient()
  return () => queryClient.getQueryData<CollectionOf | null>(userCollectionKey(userId))?.collection
}
