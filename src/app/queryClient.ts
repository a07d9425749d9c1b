import { QueryClient } from '@tanstack/react-query'

/** The cache of all data from the backend. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false } },
})
