// A web worker that simulates the first turns of games. The page ends it in order to cancel.
import { seededRandom } from '#domain/odds/seededRandom.ts'
import { simulateCurve } from '#domain/odds/simulateCurve.ts'
import type { CurveReport, CurveRequest } from './curveMessages.ts'

/** The games between two reports: about 50 ms on a desktop computer. */
const STEP = 50_000

/** The same seed gives everybody the same result. */
const SEED = 14

// The rule is about windows.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const report = (message: CurveReport) => self.postMessage(message)

self.addEventListener('message', ({ data: { question, games } }: MessageEvent<CurveRequest>) => {
  const random = seededRandom(SEED)
  let onCurve: readonly number[] = Array<number>(question.turns).fill(0)
  for (let done = STEP; done <= games; done += STEP) {
    const step = simulateCurve(question, STEP, random)
    onCurve = onCurve.map((hits, at) => hits + (step.onCurve[at] ?? 0))
    report({ games: done, onCurve })
  }
})
