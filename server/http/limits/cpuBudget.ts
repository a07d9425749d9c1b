import { E_TIMEOUT, Mutex, withTimeout } from 'async-mutex'

/** The CPU time of this thread in milliseconds. Waiting for a database and for other processes costs nothing. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Limits a kind of work to a share of the host's CPU time, one piece at a time.
 * @param share of the elapsed time, 0 to 1.
 * @param most milliseconds of work that can run at once after a pause.
 * @param maxWaitMs the most milliseconds that a piece of work waits for the one before it, whose database may be slow.
 * @returns runs a piece of work; undefined, without running it, if the budget is spent or the wait is too long.
 */
export function cpuBudget(share: number, most: number, maxWaitMs: number) {
  const mutex = withTimeout(new Mutex(), maxWaitMs)
  let left = most
  let since = performance.now()
  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
    mutex
      .runExclusive(async () => {
        const now = performance.now()
        left = Math.min(most, left + (now - since) * share)
        since = now
        if (left <= 0) return undefined
        const start = threadCpuMs()
        try {
          return await work()
        } finally {
          left -= threadCpuMs() - start
        }
      })
      .catch((error: unknown) => {
        if (error === E_TIMEOUT) return undefined
        throw error
      })
}
