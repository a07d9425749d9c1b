/** Holds a lock until this tab is closed. Without HTTPS browsers have no locks. */
export function holdLock(name: string): void {
  if ('locks' in navigator) navigator.locks.request(name, () => new Promise<never>(() => {})).catch(() => undefined)
}

/** Runs `run`, unless a tab holds the lock. Without locks it always runs. */
export async function runIfLockIsFree(name: string, run: () => void): Promise<void> {
  if (!('locks' in navigator)) return run()
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) run()
  })
}
