/**
 * Lets a kind of work take no more than a share of the host's time, one piece of it after the other.
 * @param share of the time that goes by, 0 to 1.
 * @param most milliseconds of work that may come all at once, after a while without any.
 * @returns does a piece of work; gives nothing, with nothing done, where the share is used up.
 */
export function cpuBudget(share: number, most: number) {
  let left = most
  let since = performance.now()
  let last: Promise<unknown> = Promise.resolve()

  async function take<Made>(work: () => Promise<Made>): Promise<Made | undefined> {
    const begin = performance.now()
    left = Math.min(most, left + (begin - since) * share)
    since = begin
    if (left <= 0) return undefined
    try {
      return await work()
    } finally {
      left -= performance.now() - begin
    }
  }
  return async <Made>(work: () => Promise<Made>): Promise<Made | undefined> => {
    const turn = last.then(() => take(work))
    last = turn.catch(() => undefined)
    return turn
  }
}
