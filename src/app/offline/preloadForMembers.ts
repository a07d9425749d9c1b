import type { QueryClient } from '@tanstack/react-query'
import { preloadModules } from '#ui/lazy/lazyModule.ts'
import { sessionStore } from '#data/session/session.ts'
import { viewerId } from '#data/session/viewerId.ts'
import { whenPageIdle } from './whenPageIdle.ts'

/** The longest time that a busy page may delay each module. */
const IDLE_TIMEOUT_MS = 5000

/** Safari has no idle callbacks. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, 200)
  })

/** Only Chromium has this property: whether the visitor wants to save data. */
const savesData = () =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Loads, while the page is idle, the code that members use without a connection: logging matches, counting copies, adding by
 * number, and the dialogs of open pages. It loads nothing for guests or in data-saving mode.
 */
export function preloadForMembers(queryClient: QueryClient): void {
  let isRunning = false
  const preload = async () => {
    if (isRunning || viewerId() === undefined || savesData()) return
    isRunning = true
    await whenPageIdle(queryClient)
    await preloadModules(whenIdle)
    isRunning = false
  }
  sessionStore.subscribe(() => void preload())
  window.addEventListener('online', () => void preload())
  void preload()
}
