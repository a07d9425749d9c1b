/** Runs one at a time, whichever tab asks; where a browser has no locks, each tab runs for itself. */
export async function withLock(name: string, run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, run)
  else await run()
}
