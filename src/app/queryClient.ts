import { QueryClient } from '@tanstack/react-query'

/** What was read from the backend, for all pages; forgotten with the tab. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false } },
})
