import type { OnCurveQuestion, SimulatedCurve } from '#domain/odds/simulateCurve.ts'

/** The message of the page to the worker, which a worker gets once. */
export type CurveRequest = { readonly question: OnCurveQuestion; readonly games: number }

/** A message of the worker: the result of all games so far. */
export type CurveReport = SimulatedCurve
