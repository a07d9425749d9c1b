let apply: (() => void) | null = null
const listeners = new Set<() => void>()

/**
 * Announces a new version of the site.
 * @param goOver reloads the page with it. Only the visitor decides when.
 */
export function announceUpdate(goOver: () => void): void {
  apply = goOver
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: switches to the new version; null while there is none. */
export const siteUpdateStore = {
  get: () => apply,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
