import type { SelectionAnswer, SelectionProblem, SelectionProgress } from '#domain/shelf/selectionProblem.ts'
import type { SelectionReport, SelectionRequest } from './selectionMessages.ts'

/** The time limit of a search; loading the solver is not part of it. */
const SECONDS = 10

/**
 * The worker that waits for the next problem. Starting one takes a tenth of a second, and on the first visit a
 * download.
 */
let idle: Worker | null = null

const startWorker = (): Worker => new Worker(new URL('selectionWorker.ts', import.meta.url), { type: 'module' })

/**
 * Answers which decks can be built at the same time, in a web worker. It takes at most ten seconds and the time to load
 * the solver; an answer may then say that it is not proven.
 * @param signal cancels the search, for example because its input has changed. The promise is then rejected with the
 * signal's reason, and `onProgress` is not called again.
 * @throws an `Error` if the solver cannot be loaded, as offline before the first answer, or if it fails.
 */
export function solveShelf(
  problem: SelectionProblem,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (progress: SelectionProgress) => void } = {},
): Promise<SelectionAnswer> {
  if (signal?.aborted) return Promise.reject(reasonOf(signal))
  const worker = idle ?? startWorker()
  idle = null
  return new Promise<SelectionAnswer>((resolve, reject) => {
    const ended = new AbortController()
    const listening = { signal: ended.signal }
    const fail = (error: Error) => {
      ended.abort()
      worker.terminate()
      reject(error)
    }
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<SelectionReport>) => {
        if ('progress' in data) return onProgress?.(data.progress)
        if ('error' in data) return fail(new Error(data.error))
        ended.abort()
        idle?.terminate()
        idle = worker
        resolve(data.answer)
      },
      listening,
    )
    worker.addEventListener(
      'error',
      ({ message }) => fail(new Error(message || 'The solver was not loaded.')),
      listening,
    )
    signal?.addEventListener('abort', () => fail(reasonOf(signal)), listening)
    // The rule is about windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ problem, seconds: SECONDS } satisfies SelectionRequest)
  })
}

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('The search was cancelled.', 'AbortError')
