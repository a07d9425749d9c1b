import { useEffect, useState } from 'react'
import { simulateSwapInWorker } from '#data/swap/simulateSwapInWorker.ts'
import type { SwapQuestion, SwapResult } from '#domain/swap/simulateSwap.ts'

/** Simulates a swap in a web worker. @param question a new object starts a new simulation. */
export function useSimulatedSwap(question: SwapQuestion): {
  readonly result: SwapResult | null
  readonly hasFailed: boolean
  readonly retry: () => void
} {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ of: SwapQuestion; result: SwapResult | null }>()
  useEffect(
    () =>
      simulateSwapInWorker(question, {
        onReport: (result) => setState({ of: question, result }),
        onError: () => setState({ of: question, result: null }),
      }),
    [question, attempt],
  )
  const isCurrent = state?.of === question
  return {
    result: isCurrent ? state.result : null,
    hasFailed: isCurrent && state.result === null,
    retry: () => {
      setState(undefined)
      setAttempt(attempt + 1)
    },
  }
}
