import type { SwapQuestion } from '#domain/swap/simulateSwap.ts'
import { runWorker, type WorkerListener } from '../runWorker.ts'
import type { SwapReport, SwapRequest } from './swapMessages.ts'

/**
 * Plays goldfish games with both decks of a swap in a web worker, until the differences are exact. That takes one to four seconds.
 * @param listener gets the result so far, the last time an exact one.
 * @returns a function that ends the simulation.
 */
export const simulateSwapInWorker = (question: SwapQuestion, listener: WorkerListener<SwapReport>): (() => void) =>
  runWorker<SwapRequest, SwapReport>(
    new Worker(new URL('swapWorker.ts', import.meta.url), { type: 'module' }),
    { question },
    ({ hasConverged }) => hasConverged,
    listener,
  )
