/** The action of a toast, such as Undo. The toast closes when it is pressed. */
export type ToastAction = { readonly label: string; readonly run: () => void }

/** A message that is shown briefly, on any page. */
export type Toast = { readonly id: number; readonly text: string; readonly action?: ToastAction | undefined }

const SHOWN_MS = 5000

/** Long enough to read a toast, and then to reach its button. */
const ACTION_MS = 10_000

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
 * @param shownMs how long it is shown, in ms; ten seconds with an action, else five.
 */
export function showToast(text: string, { action, shownMs = action ? ACTION_MS : SHOWN_MS }: Options = {}): void {
  const id = ++last
  // Only one toast has a button, so that nobody presses the wrong one, and a repeated message shows once.
  set([...toasts.filter((toast) => toast.text !== text && (!action || !toast.action)), { id, text, action }])
  setTimeout(() => expire(id), shownMs)
}

/** The toast that stays because its button has the focus. */
let heldId: number | null = null

function expire(id: number): void {
  if (id === heldId) setTimeout(() => expire(id), SHOWN_MS)
  else closeToast(id)
}

/** Keeps a toast beyond its time; null keeps none. */
export const holdToast = (id: number | null): void => void (heldId = id)

type Options = { readonly action?: ToastAction; readonly shownMs?: number }

/** Removes a toast before its time. */
export const closeToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id))

/** The current toasts, for `useSyncExternalStore`. */
export const toastStore = {
  get: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
