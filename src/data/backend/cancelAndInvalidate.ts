import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Refetches the queries that a change affects: visible ones at once, others when they are shown again. It cancels running
 * requests first: their answers may be older than the change, and invalidating does not restart the first read of a query.
 * @param refetchType `none` if another page follows, which reads again what it shows.
 */
export async function cancelAndInvalidate(
  queryClient: QueryClient,
  queryKey: QueryKey,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey, refetchType })
}
