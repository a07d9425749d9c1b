import { useCallback } from 'react'
import type { AssemblyChange } from '#domain/shelf/assembly.ts'
import { assemblyOutbox } from './assemblyOutbox.ts'

/**
 * Returns a function that assembles a deck or takes it apart. The change is shown at once, and sent until the backend has
 * answered.
 */
export const useSetAssembled = (userId: string): ((change: AssemblyChange) => void) =>
  useCallback((change) => assemblyOutbox.of(userId).add(change), [userId])
