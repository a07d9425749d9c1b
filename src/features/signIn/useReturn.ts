import { useLocation, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useViewerId } from '#data/session/useViewerId.ts'
import { paths } from '#url/paths.ts'

/** How long after signing in one is led on (requirements §4, Authentication). */
const REDIRECT_DELAY_MS = 100

/**
 * Leads whoever is signed in, or has just signed in, back to where they came from, else to their own collection.
 * @param wait keeps them here, as long as there is something to be done first.
 * @returns the address they came from; empty where none is known.
 */
export function useReturn({ wait = false }: { wait?: boolean } = {}): string {
  const returnTo = useLocation({ select: ({ state }) => state.returnTo ?? '' })
  // The location is already the next one while that one's page is still on its way: then nobody is led elsewhere.
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
