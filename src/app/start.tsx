import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { noteDeadLink } from '#data/session/deadLink.ts'
import { readSentContent } from '#data/catalogue/sentContent.ts'
import { sessionStore, startSession, takeProviderReturn } from '#data/session/session.ts'
import { SETS_KEY } from '#data/catalogue/setsKey.ts'
import { subscribeToRefusals, hasUnsaved, unsavedPrefix, unsentPrefix } from '#data/offline/unsaved.ts'
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
 * Puts the product into the page. What was drawn beforehand stays in sight until the page's own code is there, which keeps
 * its elements where they are what it would draw itself. While a session is restored, that is shown instead.
 * @param onDrawn called once the product stands in the page, before that is painted.
 */
export async function start(root: HTMLElement, onDrawn: () => void): Promise<void> {
  const fromProvider = takeProviderReturn()
  if (!fromProvider) noteDeadLink()
  const router = makeRouter()
  const sent = readSentContent()
  // What came just now is newer than what this browser kept, and is asked for again like that.
  if (sent.sets) queryClient.setQueryData(SETS_KEY, sent.sets, { updatedAt: 0 })
  const restored = startSession().then(() => fromProvider && finishProviderSignIn(router, fromProvider))
  followPerson(router)
  followUnsaved()
  watchConnection(queryClient)
  void workOffline()
  if (import.meta.env.PROD) preloadForMembers(queryClient)
  if (sessionStore.get().status !== 'loading') await router.load()
  // A page whose code did not arrive says so, which is not what was prerendered.
  const isKept = sessionStore.get().status === 'signedOut' && isPrerenderedHere(root) && isPageLoaded(router)
  // As it was drawn, without a boundary around all of it.
  if (isKept) {
    router.ssr = { manifest: undefined }
    takeOverBeforeLeaving(root, router)
  }
  const takeOver = () => {
    markHydrated(root)
    onDrawn()
  }
  const app = <App router={router} sent={sent} onDrawn={isKept ? takeOver : onDrawn} />
  // In slices, so that a slow phone still scrolls and types in what it sees meanwhile.
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
 * React takes the frame over before the page in it. A link of the frame that is followed meanwhile would leave it a page that
 * the router no longer knows: what an event reaches is taken over at once.
 */
function takeOverBeforeLeaving(root: HTMLElement, router: Router) {
  const stop = router.subscribe('onBeforeNavigate', () => {
    stop()
    root.querySelector('main > *')?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** When somebody else sits at the browser, nothing that was read for the one before stays, and the page's guard is asked again. */
function followPerson(router: Router) {
  let person = viewerId()
  sessionStore.subscribe(() => {
    if (viewerId() === person) return
    person = viewerId()
    queryClient.removeQueries({ queryKey: ['own'] })
    void router.invalidate()
  })
}

/** What somebody did and could not send before they left, or in another tab, is sent now, whatever page they are on. */
function followUnsaved() {
  subscribeToRefusals(showToast)
  const follow = async () => {
    const id = viewerId()
    if (id === undefined || !hasUnsaved(id)) return
    const [{ copyChangesFor }, { deliverMatches }] = await Promise.all([
      import('#data/collection/copyChanges.ts'),
      import('#data/matches/sendMatches.ts'),
    ])
    copyChangesFor(id, queryClient)
    await deliverMatches(id, queryClient)
  }
  // Where the code cannot be had now, a page that counts copies brings it, or the next visit does.
  const tryToFollow = () => void follow().catch(() => undefined)
  sessionStore.subscribe(tryToFollow)
  tryToFollow()
  window.addEventListener('storage', ({ key }) => {
    const id = viewerId()
    if (id === undefined || !key?.startsWith(unsavedPrefix(id))) return
    tryToFollow()
    // Copies are followed by whatever shows them.
    if (key.startsWith(unsentPrefix(id)))
      void import('#data/matches/sendMatches.ts')
        .then(({ showUnsent }) => showUnsent(id, key, queryClient))
        .catch(() => undefined)
  })
}

/** Not before the visitor has their page: what is kept for later must not slow it down. */
async function workOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await whenPageIdle(queryClient)
  // Without it the site works as long as there is a connection.
  await import('./offline/cacheForOffline.ts')
    .then(({ cacheForOffline }) => cacheForOffline(queryClient))
    .catch(() => undefined)
}

/** Back from a provider's sign-in page, which leads to the site's root whatever became of it. */
async function finishProviderSignIn(router: Router, { returnTo }: { returnTo: string }): Promise<void> {
  const id = viewerId()
  if (id) await router.navigate({ href: returnTo || paths.userCollection(id), replace: true })
  else await router.navigate({ to: paths.login(), state: { returnTo, providerFailed: true }, replace: true })
}
