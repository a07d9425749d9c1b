import { join } from 'node:path'
import { ANY_PAGE, PRERENDERED_PAGES_FILE, type PrerenderedPage } from '../../../tools/build/prerenderedPage.ts'
import { reloadTextOnChange } from '../cache/reloadOnFileChange.ts'
import { findPage } from './findPage.ts'

const NOTHING: PrerenderedPage = { html: '', styles: '', preload: [] }

/**
 * The pages that the build has prerendered.
 * @returns finds the prerendered page for a decoded path; its HTML is empty for pages that only the browser renders.
 */
export function prerenderedPages(siteDir: string): (path: string) => Promise<PrerenderedPage> {
  const read = reloadTextOnChange(
    join(siteDir, PRERENDERED_PAGES_FILE),
    (text) => JSON.parse(text) as Record<string, PrerenderedPage>,
  )
  return async (path) => {
    const pages = (await read()) ?? {}
    return pages[findPage(path)?.name ?? ANY_PAGE] ?? pages[ANY_PAGE] ?? NOTHING
  }
}
