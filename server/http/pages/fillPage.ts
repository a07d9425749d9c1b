import type { PrerenderedPage } from '../../../tools/build/prerenderedPage.ts'
import { scriptJson } from './scriptJson.ts'

/** Where the built page keeps its places for what is written into it. */
const SETTINGS = '<!--settings-->'
const HEAD = /<!--head-->[\s\S]*<!--\/head-->/
const DATA = '<!--data-->'
const PAGE = '<!--page-->'

/** Writes the settings for the browser into the built page. */
export function fillSettings(template: string, settings: object): string {
  return template.replace(SETTINGS, () => scriptJson(settings))
}

/**
 * Makes the page at an address of the built one.
 * @param head what stands in its head, absent: what the build wrote there
 * @param data a data block for the browser
 */
export function fillPage(shell: string, { html, preload }: PrerenderedPage, head?: string, data = ''): string {
  // What is drawn is seen first, and the app asks for its scripts then; without it there is nothing to see before them.
  const scripts = html
    ? `<script type="application/json" id="needed">${scriptJson(preload)}</script>`
    : preload.map((file) => `<link rel="modulepreload" href="${file}" />`).join('')
  return (
    (head === undefined ? shell : shell.replace(HEAD, () => head))
      // After the style sheet, which is what the first sight waits for.
      .replace('</head>', () => `${scripts}</head>`)
      .replace(DATA, () => data)
      .replace(PAGE, () => html)
  )
}
