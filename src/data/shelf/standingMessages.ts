import type { StandingAnswer, StandingProblem, StandingProgress } from '#domain/shelf/standingProblem.ts'

/** What the page sends to the worker. It sends the next problem only after the result of the last one. */
export type StandingRequest = { readonly problem: StandingProblem; readonly seconds: number }

/** What the worker sends back: progress any number of times, and then the answer, or the message of an error. */
export type StandingReport =
  | { readonly progress: StandingProgress }
  | { readonly answer: StandingAnswer }
  | { readonly error: string }
