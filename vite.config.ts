import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { inlineStyles } from './tools/build/inlineStyles.ts'
import { installable } from './tools/build/installable.ts'
import { preloadEntry } from './tools/build/preloadEntry.ts'
import { sharedChunks } from './tools/build/sharedChunks.ts'

/** Where `npm run dev` finds the embedded host; it starts both and says where. */
const host = process.env['LOREFOLIO_HOST'] ?? 'http://localhost:3000'

/** While developing, the page gets its settings as the host would write them into it. */
const settingsFromHost: Plugin = {
  name: 'settings-from-host',
  apply: 'serve',
  async transformIndexHtml(html) {
    const settings = await fetch(`${host}/config.json`).then((answer) => answer.text())
    return html.replace('<!--settings-->', () => settings)
  },
}

export default defineConfig({
  plugins: [react(), settingsFromHost, inlineStyles, preloadEntry, VitePWA(installable)],
  build: {
    outDir: 'dist/site',
    // The build step puts the card pack beside the site and sweeps old assets itself.
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    // All styles are small, and stand in the page itself (inlineStyles).
    cssCodeSplit: false,
    // Read by tools/build/prerenderPages.ts, which takes it away again.
    manifest: true,
    // The host names what a page will need, see tools/build/prerenderPages.ts.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // A few files of some size instead of thirty small ones: over HTTP/1.1 each is a wait of its own.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            {
              name: sharedChunks(import.meta.dirname),
              debugName: 'shared files',
              // The bundler's own helper is shared by the entry, which must need nothing that could fail to load.
              test: /^(?!.*preload-helper)/,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/rest', '/auth', '/functions', '/preview', '/pictures', '/config.json', '/pack.json'].map((path) => [
        path,
        host,
      ]),
    ),
  },
})
