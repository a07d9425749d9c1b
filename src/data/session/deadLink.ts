/** What stands in an address that a mail or a provider's sign-in page leads to: a one-time code, or why there is none. */
const PARAMETERS = ['code', 'error', 'error_code', 'error_description'] as const

let isDead = false
const listeners = new Set<() => void>()

/**
 * Notes that this page was opened by a link whose one-time code cannot be redeemed here: it was used, is too old, or belongs to
 * another browser. The code goes from the address. To be asked once, before the address is read for the page.
 */
export function noteDeadLink(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('code') && !url.searchParams.has('error_code')) return
  for (const name of PARAMETERS) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  isDead = true
}

/** Forgets it: it was read. */
export function forgetDeadLink(): void {
  isDead = false
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: whether the link that led here is no longer valid. */
export const deadLinkStore = {
  get: (): boolean => isDead,
  getGuest: (): boolean => false,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
