/** A line that is shown for a moment, whatever page one is on. */
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
 * Shows a line for some seconds and has it read out: for an action whose place is gone or that has none.
 * @param shownMs how long it is shown, in ms.
 */
export function showToast(text: string, shownMs = SHOWN_MS): void {
  const id = ++last
  set([...toasts, { id, text }])
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), shownMs)
}

/** For `useSyncExternalStore`: the lines that are shown now. */
export const toastStore = {
  get: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
