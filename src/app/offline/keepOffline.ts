import type { QueryClient } from '@tanstack/react-query'
import { Workbox } from 'workbox-window'
import { keepOwnThings } from '#data/keepOwnThings.ts'
import { libraryQuery } from '#data/catalogue.ts'
import { charactersQuery } from '#data/characters.ts'
import { sessionStore } from '#data/session.ts'
import { setsQuery } from '#data/sets.ts'
import { isNewest } from './isNewest.ts'
import { announceUpdate } from './siteUpdate.ts'

const HOUR_MS = 3_600_000

/**
 * Registers the service worker, which keeps the site to be used without a connection (src/worker/worker.ts), and has a
 * member's own things kept. A newer version is announced, and taken over when the person says so.
 * @throws when the browser refuses the worker.
 */
export async function keepOffline(queryClient: QueryClient): Promise<void> {
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

  const keepOwn = () => {
    const session = sessionStore.get()
    if (session.status === 'signedIn') void keepOwnThings(session.user.id, queryClient).catch(() => undefined)
  }
  sessionStore.subscribe(keepOwn)
  keepOwn()
  // Who has looked at cards may look at their sets and characters the next time.
  if (queryClient.getQueryData(libraryQuery.queryKey))
    void Promise.all([queryClient.query(setsQuery), queryClient.query(charactersQuery)]).catch(() => undefined)
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
