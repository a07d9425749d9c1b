import type { QueryClient } from '@tanstack/react-query'
import { Workbox } from 'workbox-window'
import { CATALOGUE_KEY } from '#data/catalogue/catalogueKeys.ts'
import { deleteOldDatabases } from '#data/offline/queryStorage.ts'
import { sessionStore } from '#data/session/session.ts'
import { viewerId } from '#data/session/viewerId.ts'
import { isNewest } from '#ui/lazy/isNewest.ts'
import { announceUpdate } from './siteUpdate.ts'

const HOUR_MS = 3_600_000

/**
 * Deletes the data of earlier versions of the site, registers the service worker, which caches the site for use without a
 * connection (src/worker/worker.ts), and caches the user's data. A new version is announced, and activated when the visitor
 * asks for it.
 * @throws when the browser refuses the worker.
 */
export async function cacheForOffline(queryClient: QueryClient): Promise<void> {
  deleteOldDatabases()
  if (!('serviceWorker' in navigator)) return
  const worker = new Workbox('/worker.js')
  const lookAtWaiting = async () => {
    const answer = await fetch('/index.html?newest', { cache: 'no-store' })
    // The page itself already is the new version if it was loaded after the deploy: only its worker is old.
    if (answer.ok && isNewest(document, await answer.text())) worker.messageSkipWaiting()
    else announceUpdate(() => applyUpdate(worker))
  }
  worker.addEventListener('waiting', () => void lookAtWaiting().catch(() => undefined))
  const registration = await worker.register()
  if (!registration) return
  lookHourly(() => void registration.update().catch(() => undefined))

  cacheData(queryClient)
}

/** Caches the data that a later visit without a connection needs. Its code is loaded only if there is any. */
function cacheData(queryClient: QueryClient): void {
  const cache = async () => {
    const userId = viewerId()
    if (userId !== undefined) {
      const { cacheUserData } = await import('#data/offline/cacheUserData.ts')
      await cacheUserData(userId, queryClient)
    } else {
      const { cacheCatalogue } = await import('#data/offline/cacheCatalogue.ts')
      await cacheCatalogue(queryClient)
    }
  }
  // A failed read is repeated at a later visit.
  const tryToCache = () => void cache().catch(() => undefined)
  sessionStore.subscribe(() => {
    if (viewerId() !== undefined) tryToCache()
  })
  // A guest who has opened a page of cards may open sets and characters next time.
  if (viewerId() !== undefined || queryClient.getQueryData(CATALOGUE_KEY)) tryToCache()
}

/** Activates the new worker before reloading: the old one could answer with its cached page. */
function applyUpdate(worker: Workbox) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.messageSkipWaiting()
  // Another tab may have activated it already.
  void navigator.serviceWorker.getRegistration().then((registration) => {
    if (!registration?.waiting) location.reload()
  })
}

/** Lets a page that stays open look for new versions too. */
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
