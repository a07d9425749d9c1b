import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` finds the embedded host; it starts both and says where. */
const host = process.env['LOREFOLIO_HOST'] ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/site',
    // The build step puts the card pack beside the site and sweeps old assets itself.
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(['/rest', '/auth', '/functions', '/config.json', '/pack.json'].map((path) => [path, host])),
  },
})
