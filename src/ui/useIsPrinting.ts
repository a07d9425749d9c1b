import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
const listeners = new Set<() => void>()

function update(next: boolean): void {
  if (isPrinting === next) return
  isPrinting = next
  for (const notify of listeners) notify()
}

// The browser takes its snapshot as soon as the event handler returns.
const begin = () => flushSync(() => update(true))
const end = () => update(false)

function subscribe(notify: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin)
    document.addEventListener('pointerdown', end)
    document.addEventListener('keydown', end)
  }
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
    if (listeners.size > 0) return
    isPrinting = false
    window.removeEventListener('beforeprint', begin)
    document.removeEventListener('pointerdown', end)
    document.removeEventListener('keydown', end)
  }
}

/**
 * Whether the page is being printed by the browser's print command; a `PrintSheet` may then replace it. The value stays
 * true while the print dialog is open and until the next interaction with the page, as in `usePrint`.
 */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
