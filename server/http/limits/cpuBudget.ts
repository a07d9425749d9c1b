import { Mutex } from 'async-mutex'

/**
 * Limits a kind of work to a share of the host's time, one piece at a time.
 * @param share of the elapsed time, 0 to 1.
 * @param most milliseconds of work that can run at once after a pause.
 * @returns runs a piece of work; undefined, without running it, if the budget is spent.
 */
export function cpuBudget(share: number, most: number) {
  const mutex = new Mutex()
  let left = most
  let since = performance.now()

  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
    mutex.runExclusive(async () => {
      const start = performance.now()
      left = Math.min(most, left + (start - since) * share)
      since = start
      if (left <= 0) return undefined
      try {
        return await work()
      } finally {
        left -= performance.now() - start
      }
    })
}
