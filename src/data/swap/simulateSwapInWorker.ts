import type { SwapQuestion } from '#domain/swap/simulateSwap.ts'
import { runWorker, type WorkerListener } from '../runWorker.ts'
import type { SwapReport, SwapRequest } from './swapMessages.ts'

/** The pairs of games of a swap. */
export const SWAP_GAMES = 20_000

/**
 * Plays goldfish games with both decks of a swap in a web worker, which takes about a second.
 * @param listener gets the result once.
 * @returns a function that ends the simulation.
 */
export const simulateSwapInWorker = (question: SwapQuestion, listener: WorkerListener<SwapReport>): (() => void) =>
  runWorker<SwapRequest, SwapReport>(
    new Worker(new URL('swapWorker.ts', import.meta.url), { type: 'module' }),
    { question, games: SWAP_GAMES },
    () => true,
    listener,
  )
