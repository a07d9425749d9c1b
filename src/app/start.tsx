import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Failure } from '#data/backend/errors.ts'
import { followNewerCards } from '#data/catalogue/freshness.ts'
import { memoizeAsync } from '#data/backend/memoizeAsync.ts'
import { nextTask } from '#data/backend/nextTask.ts'
import { detectDeadLink } from '#data/session/deadLink.ts'
import { sessionStore, startSession, takeProviderReturn } from '#data/session/session.ts'
import { connectionStore } from '#data/offline/connection.ts'
import { viewerId } from '#data/session/viewerId.ts'
import type { LazyComponent } from '#ui/lazy/lazyComponent.ts'
import { showToast } from '#ui/toast.ts'
import { readArrival } from '#url/arrival.ts'
import { paths } from '#url/paths.ts'
import { App } from './App.tsx'
import { followCardLinks } from './followCardLinks.ts'
import { followMovedPresses } from './movedPresses.ts'
import { isPrerenderedHere, markHydrated } from './prerenderedPage.ts'
import { watchConnection } from './offline/watchConnection.ts'
import { preloadForMembers } from './offline/preloadForMembers.ts'
import { whenPageIdle } from './offline/whenPageIdle.ts'
import { type PageQueries, fillQueries, readQueries } from './pageQueries.ts'
import { queryClient } from './queryClient.ts'
import { makeRouter } from './router.ts'
import { PageLoadError } from './routes/loadQuery.ts'
import { loadInBrowser } from './routes/pageContent.ts'

/**
 * Starts the app. The prerendered page stays visible until the code of the page is loaded. For guests it is hydrated if it was
 * rendered for this address, with the content of the page; otherwise it is replaced. Between its steps the page can respond.
 * @param takePresses see `rememberPresses`.
 */
export async function start(root: HTMLElement, takePresses: () => () => void): Promise<void> {
  const fromProvider = takeProviderReturn()
  if (!fromProvider) detectDeadLink()
  const isGuest = sessionStore.get().status === 'signedOut'
  if (!isGuest || !isPrerenderedHere(root)) moveTypedSearch(root)
  const sent = readQueries()
  const queries = sent ?? []
  let isSent = isGuest && sent !== undefined && isPrerenderedHere(root)
  const router = makeRouter({
    queryClient,
    loadContent: loadInBrowser(queryClient, () => isSent),
    arrival: readArrival(window.location, window.history.state),
  })
  await nextTask()
  followCardLinks(router)
  followMovedPresses()
  fillQueries(queryClient, queries)
  const restored = startSession().then(() => fromProvider && finishProviderSignIn(router, fromProvider))
  followPerson(router, queries)
  followChanges(router)
  watchConnection(queryClient)
  followNewerCards(queryClient)
  void workOffline()
  if (import.meta.env.PROD) preloadForMembers(queryClient)
  // The router's component follows the browser's history only once it is mounted.
  const stopFollowing = router.history.subscribe(() => void router.load())
  // A page that was not prerendered shows its shape while it is loading.
  if (isGuest && root.childElementCount > 0) {
    await nextTask()
    await router.load()
    await nextTask()
  }
  isSent = false
  const isHydrated =
    sessionStore.get().status === 'signedOut' && isPrerenderedHere(root) && canHydrate(router, sent !== undefined)
  // The prerendered page has no Suspense boundary around its routes. With `ssr` set, the router renders none here either.
  if (isHydrated) {
    router.ssr = { manifest: undefined }
    hydrateBeforeLeaving(root, router)
  }
  // From here on React receives the presses.
  const repeatPresses = takePresses()
  const onMounted = () => {
    stopFollowing()
    if (!isHydrated) return
    markHydrated(root)
    setTimeout(repeatPresses) // React is still committing the page
  }
  const app = <App router={router} onMounted={onMounted} />
  // A transition lets a slow phone scroll and type meanwhile.
  startTransition(() => {
    if (isHydrated) hydrateRoot(root, app, { onCaughtError })
    else createRoot(root, { onCaughtError }).render(app)
  })
  await restored
}

/** Logs errors that a page handles, except for data that could not be loaded: the page says so. */
function onCaughtError(error: unknown) {
  if (!(error instanceof PageLoadError || error instanceof Failure)) console.error(error)
}

type Router = ReturnType<typeof makeRouter>

/**
 * Whether the app renders the page now as the host did. It does not if the code of the page could not be loaded, or if the host
 * had no time for the content: the browser may have some of it cached.
 */
function canHydrate(router: Router, hasQueries: boolean): boolean {
  const id = router.state.matches.at(-1)?.routeId
  if (id === undefined) return true
  const { component: page, loader } = router.routesById[id].options
  const isLoaded = !page || !('isLoaded' in page) || (page as LazyComponent<object>).isLoaded()
  return isLoaded && (!loader || hasQueries)
}

/**
 * React hydrates the page after its frame. A link of the frame may lead to another page before that, and then React would not
 * find the page that it hydrates. An event makes React hydrate its target at once.
 */
function hydrateBeforeLeaving(root: HTMLElement, router: Router): void {
  const stop = router.subscribe('onBeforeNavigate', () => {
    stop()
    root.querySelector('main > *')?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Moves the text that was typed into the search field of a prerendered page to the address, because the page is replaced. */
function moveTypedSearch(root: HTMLElement): void {
  const field = root.querySelector<HTMLInputElement>('form input[type="search"]')
  if (!field?.form || field.value === field.defaultValue) return
  // A search form has no files.
  const fields = new FormData(field.form) as unknown as Iterable<[string, string]>
  history.replaceState(history.state, '', `${new URL(field.form.action).pathname}?${new URLSearchParams([...fields])}`)
}

/**
 * When another user signs in or the user signs out, removes the queries of the previous user and runs the route's guard again.
 * @param queries those that came with the page: a user whose session is restored sees them until their own answers arrive.
 */
function followPerson(router: Router, queries: PageQueries) {
  let person = viewerId()
  let isRestoring = sessionStore.get().status === 'loading'
  sessionStore.subscribe(() => {
    if (viewerId() === person) return
    person = viewerId()
    queryClient.removeQueries({ queryKey: ['user'] })
    if (isRestoring) fillQueries(queryClient, queries, person)
    isRestoring = false
    void router.invalidate()
  })
}

/**
 * Sends the changes of members, and shows those that other tabs have saved, on any page. Guests never load that code; with a
 * stored session it is loaded at once.
 */
function followChanges(router: Router) {
  const load = memoizeAsync(async () => {
    const { startOutboxes, followDeckChanges } = await import('#data/offline/outboxes.ts')
    startOutboxes({ queryClient, report: showToast })
    followDeckChanges(queryClient, () => router.state.location.pathname === paths.deckBuilder())
  })
  const start = () => {
    if (sessionStore.get().status !== 'signedOut') load().catch(() => undefined)
  }
  sessionStore.subscribe(start)
  // If the code could not be loaded, it is loaded once the host can be reached.
  connectionStore.subscribe(start)
  start()
}

/** Starts caching for offline use once the page is idle, so that it does not slow the page down. */
async function workOffline() {
  if (!import.meta.env.PROD) return
  await whenPageIdle(queryClient)
  // Without the service worker the site works only with a connection.
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
