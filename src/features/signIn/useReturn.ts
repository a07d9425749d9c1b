import { useLocation, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useViewerId } from '#data/session/useViewer.ts'
import { paths } from '#url/paths.ts'

/** The delay between sign-in and redirect (requirements §4, Authentication). */
const REDIRECT_DELAY_MS = 100

/**
 * Redirects a signed-in member to the page they came from, or else to their collection.
 * @param from the page they came from, if this page does not know it.
 * @param wait delays the redirect while something else must be done first.
 * @returns the address they came from; empty if unknown.
 */
export function useReturn({ wait = false, from = '' }: { wait?: boolean; from?: string } = {}): string {
  const returnTo = useLocation({ select: ({ state }) => state.returnTo ?? from })
  // While another page is loading, the location has already changed, so no redirect happens.
  const isLeaving = useRouterState({ select: ({ isLoading }) => isLoading })
  const navigate = useNavigate()
  const userId = useViewerId()

  useEffect(() => {
    if (!userId || wait || isLeaving) return
    const href = returnTo || paths.userCollection(userId)
    const timer = setTimeout(() => void navigate({ href, replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [userId, wait, isLeaving, returnTo, navigate])
  return returnTo
}
