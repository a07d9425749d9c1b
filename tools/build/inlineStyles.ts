import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { pickRules } from './pickRules.ts'
import { sheetNumbers } from './shortClassNames.ts'

/** A file of the build, for prerenderPages.ts, which deletes it. */
export const STYLES_FILE = '.vite/styles.json'

export type Styles = {
  /** The styles of all modules. */
  readonly css: string
  /** The numbers of the style sheets that every page needs. */
  readonly common: readonly string[]
  /** The numbers of the style sheets that the modules of a page import, by the path of its component. */
  readonly pages: Readonly<Record<string, readonly string[]>>
}

/** The modules that every page loads. */
const COMMON = ['src/app/main.tsx', 'src/app/start.tsx']

/**
 * Inlines the styles that a page needs for its first paint, so that it needs one response and not two: those of every page here,
 * and those of a prerendered page in prerenderPages.ts. The others are a file, which is loaded with the first code that needs it
 * (src/app/restOfStyles.ts). The host allows inline styles by their hashes (server/http/pages/inlineSources.ts).
 */
export function inlineStyles(root: string): Plugin {
  return {
    name: 'inline-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        const html = page?.type === 'asset' ? String(page.source) : ''
        const [link = '', file = ''] = / *<link rel="stylesheet"[^>]* href="\/([^"]+)">\n?/.exec(html) ?? []
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') throw new Error('The built page has no style sheet.')
        const css = String(sheet.source)
        delete bundle[file]
        // If main.tsx shared modules with the app, their styles would come first, and a link styled as a button would get
        // the color of links.
        if (/@layer (\w+)/.exec(css)?.[1] !== 'tokens')
          throw new Error(
            'The layers of styles are not in the order of base.css: main.tsx imports a module that the app imports too.',
          )
        const numbers = sheetNumbers(root)
        const imports = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)?.importedIds ?? []]))
        /** The numbers of the style sheets that modules import statically, directly or not. */
        const sheetsOf = (modules: readonly string[], seen = new Set<string>()): string[] =>
          modules.flatMap((id) => {
            if (seen.has(id)) return []
            seen.add(id)
            const number = numbers.get(id.replace(/\?.*/, ''))
            return [...(number === undefined ? [] : [number]), ...sheetsOf(imports.get(id) ?? [], seen)]
          })
        const common = sheetsOf(COMMON.map((file) => resolve(root, file)))
        const components = [...imports.keys()].filter((id) => id.endsWith('Page.tsx'))
        const isCommon = (sheets: readonly string[]) =>
          sheets.length === 0 || sheets.some((sheet) => common.includes(sheet))
        const rest = this.emitFile({
          type: 'asset',
          name: 'rest.css',
          source: pickRules(css, (sheets) => !isCommon(sheets)),
        })
        const pages = Object.fromEntries(components.map((id) => [relative(root, id), sheetsOf([id])]))
        this.emitFile({
          type: 'asset',
          fileName: STYLES_FILE,
          source: JSON.stringify({ css, common, pages } satisfies Styles),
        })
        const styles = `<style>${pickRules(css, isCommon)}</style>`
        const restName = `<meta name="rest-of-styles" content="/${this.getFileName(rest)}">`
        delete bundle['index.html']
        this.emitFile({
          type: 'asset',
          fileName: 'index.html',
          source: html.replace(link, () => `    ${styles}\n    ${restName}\n`),
        })
      },
    },
  }
}
