import type { OnCurveQuestion } from '#domain/odds/simulateCurve.ts'
import type { CurveReport, CurveRequest } from './curveMessages.ts'

/** The simulated games of a question: their margin of error is at most 0.1 percentage points. */
export const CURVE_GAMES = 1_000_000

/**
 * Simulates a million games in a web worker, which takes about two seconds.
 * @param listener `onReport` is called with the result so far, the last time with all `CURVE_GAMES`; `onError` if the worker could not
 * be loaded, as offline before its first use, or failed.
 * @returns a function that ends the simulation.
 */
export function simulateCurveInWorker(
  question: OnCurveQuestion,
  { onReport, onError }: { onReport: (report: CurveReport) => void; onError: () => void },
): () => void {
  const worker = new Worker(new URL('curveWorker.ts', import.meta.url), { type: 'module' })
  const end = () => worker.terminate()
  worker.addEventListener('message', ({ data }: MessageEvent<CurveReport>) => {
    onReport(data)
    if (data.games >= CURVE_GAMES) end()
  })
  worker.addEventListener('error', () => {
    end()
    onError()
  })
  // The rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ question, games: CURVE_GAMES } satisfies CurveRequest)
  return end
}
