import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { readArrival } from '#url/arrival.ts'
import { makeSearchParams, parseSearchParams } from '#url/searchParams.ts'
import { makeQueryClient, queryClient } from './queryClient.ts'
import { restoresPlace } from './restoresPlace.ts'
import { memberRoutes } from './routes/memberRoutes.ts'
import { publicRoutes } from './routes/publicRoutes.ts'
import { rootRoute } from './routes/rootRoute.ts'

const routeTree = rootRoute.addChildren([...publicRoutes, ...memberRoutes])

/**
 * Makes the router on the browser's address or, for prerendering, on `history`. A prerendered page gets its own query client,
 * because the next page must not show its data.
 */
export const makeRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: history
      ? { queryClient: makeQueryClient(), arrival: null }
      : { queryClient, arrival: readArrival(window.location, window.history.state) },
    ...(history && { history }),
    parseSearch: parseSearchParams,
    stringifySearch: makeSearchParams,
    defaultPreload: 'intent',
    // It needs an inline script, which a prerendered page must not have.
    scrollRestoration: history === undefined && restoresPlace(),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  // State of a history entry. It is not part of the address, because a link from elsewhere must not be able to set it.
  interface HistoryState {
    /** On the sign-in page: the address to come back to. */
    returnTo?: string
    /** On the sign-in page: which form to show, if not the first one. */
    form?: 'signUp' | 'forgot'
    /** On the sign-in page: a sign-in with a provider has just failed. */
    providerFailed?: boolean
    /** Typing made this entry: what is typed next replaces it. */
    isTyped?: boolean
  }
}
