/** A message that is shown briefly, on any page. */
export type Toast = { id: number; text: string }

const SHOWN_MS = 5000

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a message and has screen readers announce it. Use it for an action that has no place on the page to report its
 * outcome.
 * @param shownMs how long it is shown, in ms.
 */
export function showToast(text: string, shownMs = SHOWN_MS): void {
  const id = ++last
  set([...toasts, { id, text }])
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), shownMs)
}

/** The current toasts, for `useSyncExternalStore`. */
export const toastStore = {
  get: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
