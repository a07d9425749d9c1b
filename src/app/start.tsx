import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { memoizeAsync } from '#data/backend/memoizeAsync.ts'
import { noteDeadLink } from '#data/session/deadLink.ts'
import { readSentContent } from '#data/catalogue/sentContent.ts'
import { sessionStore, startSession, takeProviderReturn } from '#data/session/session.ts'
import { SETS_KEY } from '#data/catalogue/setsKey.ts'
import { connectionStore } from '#data/offline/connection.ts'
import { viewerId } from '#data/session/viewerId.ts'
import type { LazyComponent } from '#ui/lazy/lazyComponent.ts'
import { showToast } from '#ui/toast.ts'
import { paths } from '#url/paths.ts'
import { App } from './App.tsx'
import { isPrerenderedHere, markHydrated } from './prerenderedPage.ts'
import { watchConnection } from './offline/watchConnection.ts'
import { preloadForMembers } from './offline/preloadForMembers.ts'
import { whenPageIdle } from './offline/whenPageIdle.ts'
import { queryClient } from './queryClient.ts'
import { makeRouter } from './router.ts'

/**
 * Starts the app. The prerendered page stays visible until the code of the page is loaded. It is hydrated if it was rendered
 * for this address and for a guest, and replaced otherwise.
 * @param onDrawn called when the app is in the document, before the browser paints it.
 */
export async function start(root: HTMLElement, onDrawn: () => void): Promise<void> {
  const fromProvider = takeProviderReturn()
  if (!fromProvider) noteDeadLink()
  const router = makeRouter()
  const sent = readSentContent()
  // It is newer than the sets that this browser has cached, and stale, so that they are refetched.
  if (sent.sets) queryClient.setQueryData(SETS_KEY, sent.sets, { updatedAt: 0 })
  const restored = startSession().then(() => fromProvider && finishProviderSignIn(router, fromProvider))
  followPerson(router)
  sendChanges()
  watchConnection(queryClient)
  void workOffline()
  if (import.meta.env.PROD) preloadForMembers(queryClient)
  if (sessionStore.get().status !== 'loading') await router.load()
  // If the page's code could not be loaded, an error is rendered instead of the prerendered page.
  const isKept = sessionStore.get().status === 'signedOut' && isPrerenderedHere(root) && isPageLoaded(router)
  // The prerendered page has no boundary around all of it.
  if (isKept) {
    router.ssr = { manifest: undefined }
    takeOverBeforeLeaving(root, router)
  }
  const takeOver = () => {
    markHydrated(root)
    onDrawn()
  }
  const app = <App router={router} sent={sent} onDrawn={isKept ? takeOver : onDrawn} />
  // In a transition, so that a slow phone can scroll and type meanwhile.
  startTransition(() => {
    if (isKept) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  await restored
}

type Router = ReturnType<typeof makeRouter>

function isPageLoaded(router: Router): boolean {
  const id = router.state.matches.at(-1)?.routeId
  const page = id === undefined ? undefined : router.routesById[id].options.component
  return !page || !('isLoaded' in page) || (page as LazyComponent<object>).isLoaded()
}

/**
 * React hydrates the frame before the page in it. If a link of the frame is followed in between, the router no longer knows the
 * page. React hydrates a part at once when an event reaches it.
 */
function takeOverBeforeLeaving(root: HTMLElement, router: Router) {
  const stop = router.subscribe('onBeforeNavigate', () => {
    stop()
    root.querySelector('main > *')?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** When another user signs in or the user signs out, removes the queries of the previous user and runs the route's guard again. */
function followPerson(router: Router) {
  let person = viewerId()
  sessionStore.subscribe(() => {
    if (viewerId() === person) return
    person = viewerId()
    queryClient.removeQueries({ queryKey: ['own'] })
    void router.invalidate()
  })
}

/** Sends the changes of members, on any page. Guests never load that code. */
function sendChanges() {
  const load = memoizeAsync(async () => {
    const { startOutboxes } = await import('#data/offline/outboxes.ts')
    startOutboxes({ queryClient, report: showToast })
  })
  const start = () => {
    if (viewerId() !== undefined) load().catch(() => undefined)
  }
  sessionStore.subscribe(start)
  // If the code could not be loaded, it is loaded once the host can be reached.
  connectionStore.subscribe(start)
  start()
}

/** Starts caching for offline use once the page is idle, so that it does not slow the page down. */
async function workOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await whenPageIdle(queryClient)
  // Without it the site works while there is a connection.
  await import('./offline/cacheForOffline.ts')
    .then(({ cacheForOffline }) => cacheForOffline(queryClient))
    .catch(() => undefined)
}

/** Finishes a sign-in with a provider, which always returns to the root of the site. */
async function finishProviderSignIn(router: Router, { returnTo }: { returnTo: string }): Promise<void> {
  const id = viewerId()
  if (id) await router.navigate({ href: returnTo || paths.userCollection(id), replace: true })
  else await router.navigate({ to: paths.login(), state: { returnTo, providerFailed: true }, replace: true })
}
