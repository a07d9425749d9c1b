let apply: (() => void) | null = null
const listeners = new Set<() => void>()

/**
 * Says that a newer version of the site is there.
 * @param goOver loads the page anew with it. Only the person decides when.
 */
export function announceUpdate(goOver: () => void): void {
  apply = goOver
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: how to go over to a newer version; null while there is none. */
export const siteUpdateStore = {
  get: () => apply,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
