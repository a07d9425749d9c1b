/** The connection to the host. It is unreachable if there is a network but the host does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

let isUnreachable = false
const listeners = new Set<() => void>()

/** Reports that the host answered, or that it did not although the browser is online. */
export function reportReachable(reached: boolean): void {
  if (isUnreachable !== reached) return
  isUnreachable = !reached
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export const connectionStore = {
  get: (): Connection => (navigator.onLine ? (isUnreachable ? 'unreachable' : 'online') : 'offline'),
  /** A visitor who gets a prerendered page has a connection. */
  getPrerendered: (): Connection => 'online',
  subscribe(listener: () => void) {
    listeners.add(listener)
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
}
