import type { OnCurveQuestion } from '#domain/odds/simulateCurve.ts'
import { runWorker, type WorkerListener } from '../runWorker.ts'
import type { CurveReport, CurveRequest } from './curveMessages.ts'

/** The simulated games of a question: their margin of error is at most 0.1 percentage points. */
export const CURVE_GAMES = 1_000_000

/**
 * Simulates a million games in a web worker, which takes about two seconds.
 * @param listener gets the result so far, the last time with all `CURVE_GAMES`.
 * @returns a function that ends the simulation.
 */
export const simulateCurveInWorker = (question: OnCurveQuestion, listener: WorkerListener<CurveReport>): (() => void) =>
  runWorker<CurveRequest, CurveReport>(
    new Worker(new URL('curveWorker.ts', import.meta.url), { type: 'module' }),
    { question, games: CURVE_GAMES },
    ({ games }) => games >= CURVE_GAMES,
    listener,
  )
