import type { SelectionAnswer, SelectionProblem, SelectionProgress } from '#domain/shelf/selectionProblem.ts'

/** A message of the page to the worker. The page sends the next problem only after the result of the last one. */
export type SelectionRequest = { readonly problem: SelectionProblem; readonly seconds: number }

/** A message of the worker: progress any number of times, and then the answer, or the message of an error. */
export type SelectionReport =
  | { readonly progress: SelectionProgress }
  | { readonly answer: SelectionAnswer }
  | { readonly error: string }
