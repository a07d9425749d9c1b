import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Options of `useChangeAddress` for typed text: the first letters add a history entry, and further ones replace it until the
 * visitor does something else.
 * @returns a function to call before each change.
 */
export function useTypingStep(): () => { replace: boolean; state: { isTyped: true } } {
  const router = useRouter()
  return useCallback(
    () => ({ replace: router.latestLocation.state.isTyped === true, state: { isTyped: true } }),
    [router],
  )
}
