import { useCallback } from 'react'
import type { ListChange } from '#domain/wishes/wish.ts'
import { listOutbox } from './listOutbox.ts'

/**
 * Returns a function that changes the user's lists. The change is shown at once, and sent until the backend has answered.
 */
export const useChangeLists = (userId: string): ((change: ListChange) => void) =>
  useCallback((change) => listOutbox.of(userId).add(change), [userId])
