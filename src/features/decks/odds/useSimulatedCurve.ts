import { useEffect, useState } from 'react'
import { CURVE_GAMES, simulateCurveInWorker } from '#data/odds/simulateCurveInWorker.ts'
import type { OnCurveQuestion, SimulatedCurve } from '#domain/odds/simulateCurve.ts'

/** A simulation: the result so far, null before the first one. */
export type Simulation = {
  readonly result: SimulatedCurve | null
  readonly isDone: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Simulates a question in a web worker. @param question a new object starts a new simulation. */
export function useSimulatedCurve(question: OnCurveQuestion): Simulation {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ of: OnCurveQuestion; result: SimulatedCurve | null; hasFailed: boolean }>()
  useEffect(
    () =>
      simulateCurveInWorker(question, {
        onReport: (result) => setState({ of: question, result, hasFailed: false }),
        onError: () => setState({ of: question, result: null, hasFailed: true }),
      }),
    [question, attempt],
  )
  // Results of the question before are not shown.
  const { result = null, hasFailed = false } = state?.of === question ? state : {}
  return {
    result,
    isDone: result !== null && result.games >= CURVE_GAMES,
    hasFailed,
    retry: () => {
      setState(undefined)
      setAttempt(attempt + 1)
    },
  }
}
