import { QueryClient } from '@tanstack/react-query'

/** Keeps what is read from the backend, for all pages of one visit. */
export const makeQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false } } })

/** That of this tab, forgotten with it. */
export const queryClient = makeQueryClient()
