import type { VitePWAOptions } from 'vite-plugin-pwa'
import { paths } from '#url/paths.ts'
import { SETTINGS_REVISION } from './settingsRevision.ts'

/** The night of src/ui/tokens.css: what is seen until the app has started, as in the page's own head. */
const NIGHT = '#0e1228'

/** Pages that are kept as the host sends them, drawn beforehand: those that a visit without a connection begins with. */
const DRAWN = [paths.home(), paths.cards()]

/**
 * The site as an app that can be installed: its manifest, and the service worker with the files that it keeps
 * (decision 018). The icons are drawn by drawIcons.ts.
 */
export const installable: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'worker.ts',
  registerType: 'prompt',
  // src/app/offline registers it, when the page has come to rest.
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
    background_color: NIGHT,
    theme_color: NIGHT,
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
    // The site's build says what it has to say; this one is a part of it.
    buildPlugins: { vite: [{ name: 'quiet', config: () => ({ logLevel: 'warn' }) }] },
    // Every page that is of use without a connection, in the alphabet that the site is written in.
    globPatterns: ['index.html', 'icon.svg', 'assets/*.js', 'assets/*-latin-{wght,full}-*.woff2'],
    globIgnores: ['assets/{AdminPage,ConfirmEmailPage,ImportPage,ResetPasswordPage,SuccessPage,papaparse}*'],
    // Their names say what is in them: what the page has loaded already is taken from there.
    dontCacheBustURLsMatching: /^\/assets\//,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [
      (entries) => ({
        manifest: entries.flatMap((entry) => {
          if (entry.url !== '/index.html') return entry
          const page = { ...entry, revision: `${entry.revision}-${SETTINGS_REVISION}` }
          return [page, ...DRAWN.map((url) => ({ ...page, url }))]
        }),
        warnings: [],
      }),
    ],
  },
}
