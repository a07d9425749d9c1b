/** What is between this browser and the host: nothing, no network, or nobody who answers. */
export type Connection = 'online' | 'offline' | 'unreachable'

let isUnreachable = false
const listeners = new Set<() => void>()

/** Notes that the host was reached, or that it was not while there seemed to be a network. */
export function reportReachable(reached: boolean): void {
  if (isUnreachable !== reached) return
  isUnreachable = !reached
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: the connection now, and word of every change. */
export const connectionStore = {
  get: (): Connection => (navigator.onLine ? (isUnreachable ? 'unreachable' : 'online') : 'offline'),
  /** Who gets a page that was drawn beforehand has a connection. */
  getDrawn: (): Connection => 'online',
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
