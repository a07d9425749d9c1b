// A web worker that plays goldfish games with both decks of a swap. The page ends it in order to cancel.
import { seededRandom } from '#domain/odds/seededRandom.ts'
import { simulateSwap } from '#domain/swap/simulateSwap.ts'
import type { SwapReport, SwapRequest } from './swapMessages.ts'

/** The same seed gives everybody the same result. */
const SEED = 14

// The rule is about windows.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const report = (message: SwapReport) => self.postMessage(message)

self.addEventListener('message', ({ data: { question, games } }: MessageEvent<SwapRequest>) =>
  report(simulateSwap(question, games, seededRandom(SEED))),
)
