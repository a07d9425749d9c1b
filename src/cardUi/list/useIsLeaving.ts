import { useMatch, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

const withoutEnd = (path: string) => path.replace(/\/$/, '')

/**
 * Returns a function that says whether another page is loading. Writing the address would cancel that navigation, and mix the
 * parameters of both pages.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter()
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  // While a page opens, the router's resolved location is still the one of the page before.
  return useCallback(() => withoutEnd(router.latestLocation.pathname) !== withoutEnd(path), [router, path])
}
