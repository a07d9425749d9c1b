/** The end of the last run in this tab, by lock. */
const lastRuns = new Map<string, Promise<unknown>>()

/** Runs `run` while no other tab holds the lock. Without HTTPS browsers have no locks, and only this tab's runs wait. */
export async function withLock(name: string, run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(name, run)
  const result = (lastRuns.get(name) ?? Promise.resolve()).then(run)
  const end = result.catch(() => undefined)
  lastRuns.set(name, end)
  return result
}
