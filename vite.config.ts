import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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
  plugins: [react(), settingsFromHost],
  build: {
    outDir: 'dist/site',
    // The build step puts the card pack beside the site and sweeps old assets itself.
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    // All styles are small: one file spares the pages, which are drawn beforehand, a second wait.
    cssCodeSplit: false,
    // Read by tools/build/drawPages.ts, which takes it away again.
    manifest: true,
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(['/rest', '/auth', '/functions', '/config.json', '/pack.json'].map((path) => [path, host])),
  },
})
