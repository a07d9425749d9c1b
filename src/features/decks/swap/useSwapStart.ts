import { useMemo } from 'react'
import type { CurvePolicy, CurveStart } from '#domain/odds/inkOdds.ts'
import { type ChangeQuestion, useOddsQuestion } from '../odds/useOddsQuestion.ts'

/** The choices of the panel Odds about ink and curve, which count for swaps too. */
export function useSwapStart(): readonly [CurveStart, ChangeQuestion] {
  const [{ onThePlay, curveMulligan }, change] = useOddsQuestion()
  // Each change of the address makes a new policy object; an equal one must not restart the simulation.
  const asText = JSON.stringify(curveMulligan)
  const start = useMemo(() => ({ onThePlay, policy: JSON.parse(asText) as CurvePolicy }), [onThePlay, asText])
  return [start, change]
}
