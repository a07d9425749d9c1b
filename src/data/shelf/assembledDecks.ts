import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { applyAssembly, type AssemblyChange } from '#domain/shelf/assembly.ts'
import { cancelAndInvalidate } from '../backend/cancelAndInvalidate.ts'
import { readAllPages } from '../backend/readAllPages.ts'
import { updateUserData, userQueryPersister } from '../offline/userQueries.ts'
import { tablesAs } from '../session/viewer.ts'

async function readAssembledDecks(userId: string): Promise<readonly string[]> {
  const tables = await tablesAs(userId, 'User must be authenticated')
  const rows = await readAllPages(
    (from, to) =>
      tables
        .from('assembled_decks')
        .select('deck_id')
        .eq('user_id', userId)
        .order('assembled_at')
        .order('deck_id')
        .range(from, to),
    { parallel: 1, text: 'Failed to fetch your assembled decks' },
  )
  return rows.map(({ deck_id: id }) => id)
}

/** The query key of the assembled decks of a member. */
export const assembledKey = (userId: string | undefined) => ['user', userId, 'assembled'] as const

/**
 * The ids of the decks that a member has assembled, in the order of assembly. `useAssembledDecks` adds the pending changes.
 * @throws Failure with the reason.
 */
export const assembledDecksQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: assembledKey(userId),
    queryFn: userId ? () => readAssembledDecks(userId) : skipToken,
    persister: userQueryPersister(userId),
    staleTime: 60_000,
    retry: 1,
    networkMode: 'always',
  })

/** Applies a change that the backend has accepted to the cached list, which is then read again. */
export async function showAssembly(queryClient: QueryClient, userId: string, change: AssemblyChange): Promise<void> {
  await updateUserData<readonly string[]>(queryClient, userId, assembledKey(userId), (ids) =>
    applyAssembly(ids, [change]),
  )
  await reloadAssembledDecks(queryClient, userId)
}

/** Applies changes to the cached list of this tab at once. */
export function updateAssembledDecks(
  queryClient: QueryClient,
  userId: string,
  changes: readonly AssemblyChange[],
): void {
  queryClient.setQueryData<readonly string[]>(assembledKey(userId), (ids) => ids && applyAssembly(ids, changes))
}

/** Reads the list again: a visible one at once, others when they are shown. */
export const reloadAssembledDecks = (queryClient: QueryClient, userId: string): Promise<void> =>
  cancelAndInvalidate(queryClient, assembledKey(userId))
