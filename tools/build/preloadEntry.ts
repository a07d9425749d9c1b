import type { Plugin } from 'vite'

/** Preloads the static imports of the entry, so that it runs after one round trip and not two. */
export const preloadEntry: Plugin = {
  name: 'preload-entry',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { chunk }) =>
      (chunk?.imports ?? []).map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      })),
  },
}
