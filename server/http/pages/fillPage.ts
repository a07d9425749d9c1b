import type { PrerenderedPage } from '../../../tools/build/prerenderedPage.ts'
import { scriptJson } from './scriptJson.ts'

/** The placeholders in the built page. */
const SETTINGS = '<!--settings-->'
const HEAD = /<!--head-->[\s\S]*<!--\/head-->/
const DATA = '<!--data-->'
const PAGE = '<!--page-->'

/** The styles of a prerendered page as an element in its head; empty if it has none. */
export const inlineStyle = (styles: string): string => (styles === '' ? '' : `<style>${styles}</style>`)

/** Inserts the settings for the browser into the built page. */
export function fillSettings(template: string, settings: object): string {
  return template.replace(SETTINGS, () => scriptJson(settings))
}

/**
 * Fills in the built page for one address.
 * @param head the contents of its head; by default those of the built page.
 * @param data a data block for the browser.
 */
export function fillPage(shell: string, { html, styles, preload }: PrerenderedPage, head?: string, data = ''): string {
  // A prerendered page is painted first and then requests its scripts. Other pages preload their scripts at once.
  const scripts = html
    ? `<script type="application/json" id="needed">${scriptJson(preload)}</script>`
    : preload.map((file) => `<link rel="modulepreload" href="${file}" />`).join('')
  return (
    (head === undefined ? shell : shell.replace(HEAD, () => head))
      // After the common styles, which the first paint waits for too.
      .replace('</head>', () => `${inlineStyle(styles)}${scripts}</head>`)
      .replace(DATA, () => data)
      .replace(PAGE, () => html)
  )
}
