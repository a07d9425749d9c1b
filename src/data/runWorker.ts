/** Receives the reports of a worker. */
export type WorkerListener<Report> = {
  readonly onReport: (report: Report) => void
  /** Called if the worker could not be loaded, as offline before its first use, or failed. */
  readonly onError: () => void
}

/**
 * Sends one request to a new web worker, and ends the worker after its last report or an error.
 * @param isLast whether a report is the last one.
 * @returns a function that ends the worker earlier.
 */
export function runWorker<Request, Report>(
  worker: Worker,
  request: Request,
  isLast: (report: Report) => boolean,
  { onReport, onError }: WorkerListener<Report>,
): () => void {
  const end = () => worker.terminate()
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    if (isLast(data)) end()
    onReport(data)
  })
  worker.addEventListener('error', () => {
    end()
    onError()
  })
  // The rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(request)
  return end
}
