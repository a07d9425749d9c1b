import type { PrerenderedPage } from '../../../tools/build/prerenderedPage.ts'
import { scriptJson } from './scriptJson.ts'

/** The placeholders in the built page. */
const SETTINGS = '<!--settings-->'
const HEAD = /<!--head-->[\s\S]*<!--\/head-->/
const DATA = '<!--data-->'
const PAGE = '<!--page-->'

/** Inserts the settings for the browser into the built page. */
export function fillSettings(template: string, settings: object): string {
  return template.replace(SETTINGS, () => scriptJson(settings))
}

/**
 * Fills in the built page for one address.
 * @param head the contents of its head; by default those of the built page.
 * @param data a data block for the browser.
 */
export function fillPage(shell: string, { html, preload }: PrerenderedPage, head?: string, data = ''): string {
  // A prerendered page is painted first and then requests its scripts. Other pages preload their scripts at once.
  const scripts = html
    ? `<script type="application/json" id="needed">${scriptJson(preload)}</script>`
    : preload.map((file) => `<link rel="modulepreload" href="${file}" />`).join('')
  return (
    (head === undefined ? shell : shell.replace(HEAD, () => head))
      // After the style sheet, which the first paint waits for.
      .replace('</head>', () => `${scripts}</head>`)
      .replace(DATA, () => data)
      .replace(PAGE, () => html)
  )
}
