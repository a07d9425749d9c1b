// A web worker that plays goldfish games with both decks of a swap. The page ends it in order to cancel.
import { seededRandom } from '#domain/odds/seededRandom.ts'
import { SwapSimulation } from '#domain/swap/simulateSwap.ts'
import type { SwapReport, SwapRequest } from './swapMessages.ts'

/** The games of each deck between two reports. */
const STEP = 20_000

/** The same seed gives everybody the same result. */
const SEED = 14

// The rule is about windows.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const report = (message: SwapReport) => self.postMessage(message)

self.addEventListener('message', ({ data: { question } }: MessageEvent<SwapRequest>) => {
  const simulation = new SwapSimulation(question, seededRandom(SEED))
  for (let hasConverged = false; !hasConverged;) {
    simulation.play(STEP)
    const result = simulation.result()
    report(result)
    hasConverged = result.hasConverged
  }
})
