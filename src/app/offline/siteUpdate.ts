let apply: (() => void) | null = null
const listeners = new Set<() => void>()

/**
 * Announces a new version of the site.
 * @param applyUpdate reloads the page with the new build, on a press of the visitor.
 */
export function announceUpdate(applyUpdate: () => void): void {
  apply = applyUpdate
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
