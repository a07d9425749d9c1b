import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applyAssembly } from '#domain/shelf/assembly.ts'
import { usePending } from '../offline/usePending.ts'
import { useLoadedQuery } from '../useLoadedQuery.ts'
import { assembledDecksQuery, assembledKey } from './assembledDecks.ts'
import { lazyAssemblyOutbox } from './lazyAssemblyOutbox.ts'

/**
 * The ids of the assembled decks in the order of assembly, with the pending changes, on a page whose route has loaded
 * them.
 */
export function useLoadedAssembledDecks(userId: string): readonly string[] {
  return useWithPending(userId, useLoadedQuery(assembledDecksQuery(userId)))
}

/** The assembled decks on a page that does not wait for them: undefined until they have been read. */
export function useAssembledDecks(userId: string): readonly string[] | undefined {
  return useWithPending(userId, useQuery(assembledDecksQuery(userId)).data)
}

function useWithPending<Ids extends readonly string[] | undefined>(userId: string, ids: Ids) {
  const queryClient = useQueryClient()
  const pending = usePending(lazyAssemblyOutbox, userId)
  // An answer updates the cache and the pending changes together, but a query notifies a moment later.
  const cached = queryClient.getQueryData<readonly string[]>(assembledKey(userId)) ?? ids
  return useMemo(() => cached && applyAssembly(cached, pending), [cached, pending]) as Ids // undefined stays undefined
}
