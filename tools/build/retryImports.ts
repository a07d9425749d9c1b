import type { Plugin } from 'vite'

/** A dynamic import of another file of the build. */
const DYNAMIC_IMPORT = /\bimport\((?=["'`]\.\/)/g

/**
 * Sends the dynamic imports of the built site through `importFile` (src/app/importFile.ts), which tries again under another
 * address: a browser remembers that a module could not be fetched, and fails at once the next time.
 */
export const retryImports: Plugin = {
  name: 'retry-imports',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  renderChunk: (code) => ({ code: code.replaceAll(DYNAMIC_IMPORT, 'importFile(import.meta.url,'), map: null }),
}
