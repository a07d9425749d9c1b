/** The parameters of a mail's link and of a provider's redirect: a one-time code, or the error instead of it. */
const PARAMETERS = ['code', 'error', 'error_code', 'error_description'] as const

let isDead = false
const listeners = new Set<() => void>()

/**
 * Detects whether this page was opened by a link whose one-time code cannot be redeemed here: it was used, is too old, or belongs to
 * another browser. Removes the code from the address. To be called once, before the page reads its address.
 */
export function detectDeadLink(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('code') && !url.searchParams.has('error_code')) return
  for (const name of PARAMETERS) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  isDead = true
}

/** Clears the dead link when the visitor dismisses the notice. */
export function clearDeadLink(): void {
  isDead = false
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: whether the link that opened this page is no longer valid. */
export const deadLinkStore = {
  get: (): boolean => isDead,
  getGuest: (): boolean => false,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
