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
 * The product's routes over the browser's address, or over `history` where a page is drawn beforehand, with a client of
 * its own: the next page that is drawn must not show what this one was given.
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
    // It works by an inline script, which a page drawn beforehand must not have.
    scrollRestoration: history === undefined && restoresPlace(),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  // What goes along with a step of the history and not into the address, where others could put it.
  interface HistoryState {
    /** On the sign-in page: the address to come back to. */
    returnTo?: string
    /** On the sign-in page: which of its forms is wanted, when it is not the first one. */
    form?: 'signUp' | 'forgot'
    /** On the sign-in page: a sign-in with a provider has just failed. */
    providerFailed?: boolean
    /** What was typed last made this step: what is typed next still belongs to it. */
    isTyped?: boolean
  }
}
