import type { Plugin } from 'vite'

/**
 * Writes the style sheet into the page: the first sight waits for the page alone, and not for a second answer after it.
 * The host allows it by its content (server/http/inlineSources.ts).
 */
export const inlineStyles: Plugin = {
  name: 'inline-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replaceAll(/ *<link rel="stylesheet"[^>]* href="\/([^"]+)">\n?/g, (_, file: string) => {
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') throw new Error(`The built site has no ${file}.`)
        delete bundle[file]
        return `<style>${String(sheet.source)}</style>`
      }),
  },
}
