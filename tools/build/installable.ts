import type { VitePWAOptions } from 'vite-plugin-pwa'
import { paths } from '#url/paths.ts'
import { SETTINGS_REVISION } from './settingsRevision.ts'

/** The --night color of src/ui/tokens.css, shown until the app has started, as in the page's head. */
const BACKGROUND = '#0e1228'

/** Prerendered pages to precache, because offline visits start on them. */
const PRERENDERED_PATHS = [paths.home(), paths.cards()]

/**
 * The web app manifest, and the service worker with its precache list (decision 018). renderIcons.ts renders the icons.
 */
export const installable: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'worker.ts',
  registerType: 'prompt',
  // src/app/offline registers it once the page is idle.
  injectRegister: null,
  manifestFilename: 'site.webmanifest',
  manifest: {
    id: '/',
    name: 'Lorefolio',
    short_name: 'Lorefolio',
    description: 'Deck builder, collection and match tracker for Disney Lorcana. Unofficial and free.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    categories: ['games', 'utilities'],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'My Collection', url: paths.myCollection() },
      { name: 'Deck Builder', url: paths.deckBuilder() },
      { name: 'Cards', url: paths.cards() },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }] })),
  },
  includeManifestIcons: false,
  injectManifest: {
    rollupFormat: 'iife',
    // Suppresses the output of this nested build.
    buildPlugins: { vite: [{ name: 'quiet', config: () => ({ logLevel: 'warn' }) }] },
    // Every page that is useful offline, with fonts for the Latin alphabet.
    globPatterns: ['index.html', 'icon.svg', 'assets/*.js', 'assets/rest-*.css', 'assets/*-latin-{wght,full}-*.woff2'],
    globIgnores: [
      'assets/{AdminPage,ConfirmEmailPage,ImportPage,ResetPasswordPage,SuccessPage,papaparse,selectionWorker}*',
    ],
    // Asset names contain a hash, so the precache can reuse files that the page has already loaded.
    dontCacheBustURLsMatching: /^\/assets\//,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [
      (entries) => ({
        manifest: entries.flatMap((entry) => {
          if (entry.url !== '/index.html') return entry
          const page = { ...entry, revision: `${entry.revision}-${SETTINGS_REVISION}` }
          return [page, ...PRERENDERED_PATHS.map((url) => ({ ...page, url }))]
        }),
        warnings: [],
      }),
    ],
  },
}
