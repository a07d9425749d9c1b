import type { Plugin } from 'vite'

/** Names what the entry itself imports in the page: it runs after one answer, not after two. */
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
