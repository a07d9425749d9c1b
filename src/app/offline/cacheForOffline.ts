import type { QueryClient } from '@tanstack/react-query'
import { Workbox } from 'workbox-window'
import { LIBRARY_KEY } from '#data/catalogue/libraryKey.ts'
import { sessionStore } from '#data/session/session.ts'
import { viewerId } from '#data/session/viewerId.ts'
import { isNewest } from '#ui/lazy/isNewest.ts'
import { announceUpdate } from './siteUpdate.ts'

const HOUR_MS = 3_600_000

/**
 * Registers the service worker, which keeps the site to be used without a connection (src/worker/worker.ts), and has a
 * member's own things kept. A newer version is announced, and taken over when the person says so.
 * @throws when the browser refuses the worker.
 */
export async function cacheForOffline(queryClient: QueryClient): Promise<void> {
  const worker = new Workbox('/worker.js')
  const lookAtWaiting = async () => {
    const answer = await fetch('/index.html?newest', { cache: 'no-store' })
    // A page that came from the host after the new version did is that version: only its worker is behind.
    if (answer.ok && isNewest(document, await answer.text())) worker.messageSkipWaiting()
    else announceUpdate(() => goOver(worker))
  }
  worker.addEventListener('waiting', () => void lookAtWaiting().catch(() => undefined))
  const registration = await worker.register()
  if (!registration) return
  lookHourly(() => void registration.update().catch(() => undefined))

  keepData(queryClient)
}

/** Has read ahead what a later visit without a connection needs; the code for it comes only where there is something. */
function keepData(queryClient: QueryClient): void {
  const keep = async () => {
    const userId = viewerId()
    const { cacheCatalogue, cacheUserData } = await import('#data/offline/cacheUserData.ts')
    if (userId !== undefined) await cacheUserData(userId, queryClient)
    else await cacheCatalogue(queryClient)
  }
  // What cannot be read now is read another time.
  const tryToKeep = () => void keep().catch(() => undefined)
  sessionStore.subscribe(() => {
    if (viewerId() !== undefined) tryToKeep()
  })
  // A guest who has looked at cards may look at their sets and characters the next time.
  if (viewerId() !== undefined || queryClient.getQueryData(LIBRARY_KEY)) tryToKeep()
}

/** The new worker first: without it the old one might answer with what it has kept. */
function goOver(worker: Workbox) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.messageSkipWaiting()
  // Another tab may have gone over already, and nothing waits any more.
  void navigator.serviceWorker.getRegistration().then((registration) => {
    if (!registration?.waiting) location.reload()
  })
}

/** A page that stays open looks for a new version as one that is opened does. */
function lookHourly(look: () => void) {
  let last = Date.now()
  const lookAgain = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < HOUR_MS) return
    last = Date.now()
    look()
  }
  setInterval(lookAgain, HOUR_MS)
  document.addEventListener('visibilitychange', lookAgain)
}
