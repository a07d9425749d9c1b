import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { applyAssembly, type AssemblyChange, undoAssembly } from '#domain/shelf/assembly.ts'
import { assembledKey } from './assembledDecks.ts'
import { assemblyOutbox } from './assemblyOutbox.ts'

/**
 * Returns a function that assembles decks and takes them apart. The changes are shown at once, and sent until the backend
 * has answered. It returns the function that undoes them, which also restores the order of assembly.
 */
export function useSetAssembled(userId: string): (changes: readonly AssemblyChange[]) => () => void {
  const queryClient = useQueryClient()
  return useCallback(
    (changes) => {
      const outbox = assemblyOutbox.of(userId)
      const read = () =>
        applyAssembly(queryClient.getQueryData<readonly string[]>(assembledKey(userId)) ?? [], outbox.pending())
      const make = (all: readonly AssemblyChange[]) => {
        for (const change of all) outbox.add(change)
      }
      const before = read()
      const changed = changes.map(({ deckId }) => deckId)
      make(changes)
      return () => make(undoAssembly(read(), before, changed))
    },
    [queryClient, userId],
  )
}
