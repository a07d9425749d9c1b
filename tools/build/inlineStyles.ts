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
    handler: (html, { bundle = {} }) => {
      const styled = html.replaceAll(/ *<link rel="stylesheet"[^>]* href="\/([^"]+)">\n?/g, (_, file: string) => {
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') throw new Error(`The built site has no ${file}.`)
        delete bundle[file]
        return `<style>${String(sheet.source)}</style>`
      })
      // What main.tsx shares with the app comes before it: a link that looks like a button would have the colour of links.
      if (/@layer (\w+)/.exec(styled)?.[1] !== 'tokens')
        throw new Error(
          'The layers of styles are not in the order of base.css: main.tsx imports what the app imports too.',
        )
      return styled
    },
  },
}
