import { useEffect, useState } from 'react'
import type { WorkerListener } from '#data/runWorker.ts'

/** A simulation: the result so far, null before the first one. */
export type Simulation<Result> = {
  readonly result: Result | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/**
 * Simulates a question in a web worker.
 * @param question a new object starts a new simulation.
 * @param simulate starts a simulation and returns a function that ends it. It must be the same function each time.
 */
export function useSimulation<Question, Result>(
  question: Question,
  simulate: (question: Question, listener: WorkerListener<Result>) => () => void,
): Simulation<Result> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ of: Question; result: Result | null; hasFailed: boolean }>()
  useEffect(
    () =>
      simulate(question, {
        onReport: (result) => setState({ of: question, result, hasFailed: false }),
        onError: () => setState({ of: question, result: null, hasFailed: true }),
      }),
    [question, simulate, attempt],
  )
  // Results of the question before are not shown.
  const { result = null, hasFailed = false } = state?.of === question ? state : {}
  return {
    result,
    hasFailed,
    retry: () => {
      setState(undefined)
      setAttempt(attempt + 1)
    },
  }
}
