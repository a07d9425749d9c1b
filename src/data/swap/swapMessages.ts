import type { SwapQuestion, SwapResult } from '#domain/swap/simulateSwap.ts'

/** The message of the page to the worker, which a worker gets once. */
export type SwapRequest = { readonly question: SwapQuestion }

/** A message of the worker: the result of all games so far. The last one is exact. */
export type SwapReport = SwapResult
