import type { Plugin } from 'vite'

/**
 * Inlines the style sheet, so that the first paint needs one response and not two. The host allows it by its hash
 * (server/http/pages/inlineSources.ts).
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
      // If main.tsx shared modules with the app, their styles would come first, and a link styled as a button would get
      // the color of links.
      if (/@layer (\w+)/.exec(styled)?.[1] !== 'tokens')
        throw new Error(
          'The layers of styles are not in the order of base.css: main.tsx imports a module that the app imports too.',
        )
      return styled
    },
  },
}
