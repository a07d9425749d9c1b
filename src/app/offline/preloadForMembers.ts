import type { QueryClient } from '@tanstack/react-query'
import { preloadModules } from '#ui/lazy/lazyModule.ts'
import { sessionStore } from '#data/session/session.ts'
import { viewerId } from '#data/session/viewerId.ts'
import { whenPageIdle } from './whenPageIdle.ts'

/** So long a busy page may put off each module. */
const IDLE_TIMEOUT_MS = 5000

/** Safari has no idle callbacks. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, 200)
  })

/** Chromium alone tells whether the visitor asked to save data. */
const savesData = () =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Loads for members, when the page is at rest, what they use where there is no connection: logging matches, counting copies,
 * adding by number, and the dialogs of the pages they have open. Guests load none of it, nor does anybody who saves data.
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
