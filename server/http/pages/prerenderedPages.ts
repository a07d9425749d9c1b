import { join } from 'node:path'
import { ANY_PAGE, PRERENDERED_PAGES_FILE, type PrerenderedPage } from '../../../tools/build/prerenderedPage.ts'
import { reloadTextOnChange } from '../cache/reloadOnChange.ts'

const NOTHING: PrerenderedPage = { html: '', preload: [] }

/**
 * The pages that the build has drawn beforehand.
 * @returns by a decoded path, what to put into the page there; no HTML for pages that only the browser draws.
 */
export function prerenderedPages(siteDir: string): (path: string) => Promise<PrerenderedPage> {
  const read = reloadTextOnChange(
    join(siteDir, PRERENDERED_PAGES_FILE),
    (text) => JSON.parse(text) as Record<string, PrerenderedPage>,
  )
  return async (path) => {
    const pages = (await read()) ?? {}
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    // An address that ends in a slash stands for all below it, /card/ for every card; home stands for itself.
    return pages[path] ?? (folder === '/' ? undefined : pages[folder]) ?? pages[ANY_PAGE] ?? NOTHING
  }
}
