import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Refetches the queries that a change affects: visible ones at once, others when they are shown again. It cancels running
 * requests first: their answers may be older than the change, and invalidating does not restart the first read of a query.
 */
export async function cancelAndInvalidate(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}
