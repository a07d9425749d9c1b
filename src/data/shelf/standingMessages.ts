import type { StandingAnswer, StandingProblem, StandingProgress } from '#domain/shelf/standingProblem.ts'

/** A message of the page to the worker. The page sends the next problem only after the result of the last one. */
export type StandingRequest = { readonly problem: StandingProblem; readonly seconds: number }

/** A message of the worker: progress any number of times, and then the answer, or the message of an error. */
export type StandingReport =
  | { readonly progress: StandingProgress }
  | { readonly answer: StandingAnswer }
  | { readonly error: string }
