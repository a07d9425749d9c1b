import { join } from 'node:path'
import { ANY_PAGE, DRAWN_PAGES, type DrawnPage } from '../../tools/build/drawnPage.ts'
import { readWhenChanged } from './readWhenChanged.ts'

const NOTHING: DrawnPage = { html: '', preload: [] }

/**
 * The pages that the build has drawn beforehand.
 * @returns by a decoded path, what to put into the page there; no HTML for pages that only the browser draws.
 */
export function drawnPages(siteDir: string): (path: string) => Promise<DrawnPage> {
  const read = readWhenChanged(join(siteDir, DRAWN_PAGES), (text) => JSON.parse(text) as Record<string, DrawnPage>)
  return async (path) => {
    const pages = (await read()) ?? {}
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    // An address that ends in a slash stands for all below it, /card/ for every card; home stands for itself.
    return pages[path] ?? (folder === '/' ? undefined : pages[folder]) ?? pages[ANY_PAGE] ?? NOTHING
  }
}
