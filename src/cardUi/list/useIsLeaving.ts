import { useMatch, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The router finds a page by an address in capitals or with a slash at its end, too. */
const asRouted = (path: string) => path.toLowerCase().replace(/\/$/, '')

/**
 * Returns a function that says whether another page is loading. Writing the address would cancel that navigation, and mix the
 * parameters of both pages.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter()
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  // While a page opens, the router's resolved location is still the one of the page before.
  return useCallback(() => asRouted(router.latestLocation.pathname) !== asRouted(path), [router, path])
}
