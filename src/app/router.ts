import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { makeSearchParams, parseSearchParams } from '#url/searchParams.ts'
import { memberRoutes } from './routes/memberRoutes.ts'
import { publicRoutes } from './routes/publicRoutes.ts'
import { type RouterContext, rootRoute } from './routes/rootRoute.ts'

/** A page that loads for longer shows its shape. Cached data is available sooner, so the shape does not flash. */
const PENDING_MS = 100

const routeTree = rootRoute.addChildren([...publicRoutes, ...memberRoutes])

/**
 * Decides for each page whether the router sets its scroll position. On the first page of a new visit it does not: no position is
 * saved, so it would scroll to the top, although the visitor may have scrolled the prerendered page.
 */
function restoresScroll(): () => boolean {
  let isSet = window.history.state !== null
  return () => {
    const isSetNow = isSet
    isSet = true
    return isSetNow
  }
}

/** Makes the router on the browser's address or, for prerendering, on `history`. */
export const makeRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history && { history }),
    parseSearch: parseSearchParams,
    stringifySearch: makeSearchParams,
    defaultPreload: 'intent',
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: 0,
    // It needs an inline script, which a prerendered page must not have.
    scrollRestoration: history === undefined && restoresScroll(),
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
    /** Typing made this entry, so the next typed text replaces it. */
    isTyped?: boolean
  }
}
