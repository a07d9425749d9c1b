import type { SwapQuestion, SwapResult } from '#domain/swap/simulateSwap.ts'

/** The message of the page to the worker, which a worker gets once. */
export type SwapRequest = { readonly question: SwapQuestion; readonly games: number }

/** The message of the worker. */
export type SwapReport = SwapResult
