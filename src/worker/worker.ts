// The service worker makes the site work offline (decision 018). It caches the same data for everybody, the site's
// files and card pictures, and never caches a response of the backend.
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enablePreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { hasStorageRoom } from './hasStorageRoom.ts'
import { isAppPage } from './isAppPage.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The list of files to precache, injected by the build. */
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0]
}

/** The app shell: the page without prerendered content. */
const SHELL = '/index.html'

/** Timeout for a page request. After it the app shell renders the page from cached data. */
const PAGE_TIMEOUT_SECONDS = 2

/** Browsers count each opaque cross-origin picture as several MB of quota, whatever its size, to hide its real size. */
const MAX_PICTURES = 200
const MAX_PICTURE_AGE_SECONDS = 60 * 24 * 60 * 60

/** A script and the WebAssembly. Files of earlier versions are deleted. */
const SOLVER_FILES = 2

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isAppPage(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
    plugins: [{ handlerDidError: ({ request }) => cachedPage(new URL(request.url)) }],
  }),
)

// This follows the page route, so that precached pages are a fallback for the host and never take precedence over it.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
enablePreload()

/** The prerendered page if it is cached, else the app shell. */
async function cachedPage({ pathname, search }: URL): Promise<Response | undefined> {
  const prerendered = search === '' ? await matchPrecache(pathname) : undefined
  return prerendered ?? matchPrecache(SHELL)
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    request.destination === 'image' && (!sameOrigin || url.pathname.startsWith('/pictures/')),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      new CacheableResponsePlugin({ statuses: [0, 200] }),
      new ExpirationPlugin({
        maxEntries: MAX_PICTURES,
        maxAgeSeconds: MAX_PICTURE_AGE_SECONDS,
        purgeOnQuotaError: true,
      }),
      { cacheWillUpdate: async ({ response }) => ((await hasStorageRoom(navigator.storage)) ? response : null) },
    ],
  }),
)

// The solver of the shelf, 1 MB, is cached by its first use. Its files have a hash of their content in their name.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(?:selectionWorker|highs)-[\w-]+\.(?:js|wasm)$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'solver',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: SOLVER_FILES, purgeOnQuotaError: true }),
    ],
  }),
)

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A new version waits until a page activates it, see src/app/offline/cacheForOffline.ts.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
