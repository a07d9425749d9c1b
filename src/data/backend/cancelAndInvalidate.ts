import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads anew what a change was about: what is in sight at once, the rest when it is shown again. What is being read meanwhile
 * may be older than the change: a first answer would be taken for the new one.
 */
export async function cancelAndInvalidate(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}
