import type { SwapQuestion } from '#domain/swap/simulateSwap.ts'
import type { SwapReport, SwapRequest } from './swapMessages.ts'

/** The pairs of games of a swap. */
export const SWAP_GAMES = 20_000

/**
 * Plays goldfish games with both decks of a swap in a web worker, which takes about a second.
 * @param listener `onReport` is called with the result; `onError` if the worker could not be loaded, as offline before its first
 * use, or failed.
 * @returns a function that ends the simulation.
 */
export function simulateSwapInWorker(
  question: SwapQuestion,
  { onReport, onError }: { onReport: (report: SwapReport) => void; onError: () => void },
): () => void {
  const worker = new Worker(new URL('swapWorker.ts', import.meta.url), { type: 'module' })
  const end = () => worker.terminate()
  worker.addEventListener('message', ({ data }: MessageEvent<SwapReport>) => {
    end()
    onReport(data)
  })
  worker.addEventListener('error', () => {
    end()
    onError()
  })
  // The rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ question, games: SWAP_GAMES } satisfies SwapRequest)
  return end
}
