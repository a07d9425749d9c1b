// The service worker: what makes the site work without a connection (decision 018). It keeps what is the same for
// everybody, the site's own files and card pictures, and never an answer of the backend.
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enablePreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { hasRoom } from './hasRoom.ts'
import { isPage } from './isPage.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: the files to keep. */
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0]
}

/** The page as the host sends it where nothing was drawn beforehand. */
const SHELL = '/index.html'

/** How long a page may take. Then the shell stands in for it, which draws the same page from what the browser has. */
const PATIENCE_SECONDS = 2

/** Pictures of other sites count several MB each for the browser, whatever their size: it does not say what it cannot see. */
const PICTURES = 200
const PICTURE_SECONDS = 60 * 24 * 60 * 60

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [{ handlerDidError: ({ request }) => keptPage(new URL(request.url)) }],
  }),
)

// After the pages: what is kept of those stands in for the host, and never comes before it.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
enablePreload()

/** The page as it was drawn beforehand, where that is kept; the shell for all others. */
async function keptPage({ pathname, search }: URL): Promise<Response | undefined> {
  const drawn = search === '' ? await matchPrecache(pathname) : undefined
  return drawn ?? matchPrecache(SHELL)
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    request.destination === 'image' && (!sameOrigin || url.pathname.startsWith('/pictures/')),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      new CacheableResponsePlugin({ statuses: [0, 200] }),
      new ExpirationPlugin({ maxEntries: PICTURES, maxAgeSeconds: PICTURE_SECONDS, purgeOnQuotaError: true }),
      { cacheWillUpdate: async ({ response }) => ((await hasRoom(navigator.storage)) ? response : null) },
    ],
  }),
)

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A new version waits until a page asks for it, see src/app/offline/keepOffline.ts.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
