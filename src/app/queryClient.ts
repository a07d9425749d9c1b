import { QueryClient } from '@tanstack/react-query'

/** Makes the cache of everything that is read from the backend. */
export const makeQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false } } })

/** The cache of this tab. */
export const queryClient = makeQueryClient()
