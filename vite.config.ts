import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { inlineStyles } from './tools/build/inlineStyles.ts'
import { installable } from './tools/build/installable.ts'
import { limitShelfScript } from './tools/build/limitShelfScript.ts'
import { preloadEntry } from './tools/build/preloadEntry.ts'
import { retryImports } from './tools/build/retryImports.ts'
import { sharedChunks } from './tools/build/sharedChunks.ts'
import { shortClassNames } from './tools/build/shortClassNames.ts'

/** The address of the embedded host. `npm run dev` starts both and sets the variable. */
const host = process.env['LOREFOLIO_HOST'] ?? 'http://localhost:3000'

/** Inserts the host's settings into the page, as the host does in production. */
const settingsFromHost: Plugin = {
  name: 'settings-from-host',
  apply: 'serve',
  async transformIndexHtml(html) {
    const settings = await fetch(`${host}/config.json`).then((answer) => answer.text())
    return html.replace('<!--settings-->', () => settings)
  },
}

export default defineConfig({
  plugins: [
    react(),
    settingsFromHost,
    inlineStyles(import.meta.dirname),
    preloadEntry,
    retryImports,
    limitShelfScript,
    VitePWA(installable),
  ],
  // The solver is an ES module with an import that only Node reaches.
  worker: { format: 'es', rolldownOptions: { external: ['node:module'] } },
  css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  build: {
    outDir: 'dist/site',
    // tools/build.ts writes the card pack here too, and deletes old assets.
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    // The styles are small and inlined into the page (inlineStyles).
    cssCodeSplit: false,
    // tools/build/prerenderPages.ts reads and deletes the manifest.
    manifest: true,
    // The host preloads a page's scripts, see tools/build/prerenderPages.ts.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // A few larger files instead of thirty small ones, because each is a round trip over HTTP/1.1.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            {
              name: sharedChunks(import.meta.dirname),
              debugName: 'shared files',
              // The bundler's helper stays in the entry, which must not depend on a file that could fail to load.
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
