import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * How what is typed is written into the address: the first letters are a step that Back undoes, all further ones replace
 * that step until something else is done.
 * @returns options for `navigate`, to be asked for whenever something typed is written.
 */
export function useTypingStep(): () => { replace: boolean; state: { isTyped: true }; resetScroll: false } {
  const router = useRouter()
  return useCallback(
    () => ({
      replace: router.latestLocation.state.isTyped === true,
      state: { isTyped: true },
      resetScroll: false,
    }),
    [router],
  )
}
