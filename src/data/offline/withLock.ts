/** No answer within this time is none, for what is sent in a lock: other tabs wait meanwhile. */
const PATIENCE_MS = 20_000

/** For a call in a lock, or one that a lock may follow: ends it when there was no answer for long. */
export const requestTimeout = (): AbortSignal => AbortSignal.timeout(PATIENCE_MS)

/** Runs one at a time, whichever tab asks; where a browser has no locks, each tab runs for itself. */
export async function withLock(name: string, run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, run)
  else await run()
}
