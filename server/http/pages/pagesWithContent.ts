import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import { RENDERER_FILE, type RenderPage } from '../../../tools/build/prerenderedPage.ts'
import type { CardIndex } from './cardIndex.ts'
import type { HostedHead } from './pageHead.ts'
import { reloadOnFileChange } from '../cache/reloadOnChange.ts'
import { type Content, sentContent } from './sentContent.ts'
import { cpuBudget } from '../limits/cpuBudget.ts'
import type { SiteParts } from '../site.ts'

/** A page that shows its content before the browser has read it. */
export type PageWithContent = {
  /** The page drawn with it; absent where it could not be drawn, and only the browser shows it. */
  readonly html?: string
  /** The content for the browser: a data block. */
  readonly data: string
}

/** Of the pages that are kept until the catalogue changes; one has 20,000 to 150,000. */
const MAX_CHARACTERS = 32 * 1024 * 1024

/**
 * A page takes about 10 ms, one whose search has many misspelled words up to 80 ms. Beyond this share of the host's time a page
 * is sent as the build rendered it.
 */
const DRAWING = { share: 0.25, most: 1000 }

/**
 * Draws pages with their content in them, by the program that the build made of the browser's own code (decision 021).
 * @returns the page that a head belongs to, or nothing where there is nothing to send along. `query`: of its
 * address; `index`: what the head was made of.
 */
export function pagesWithContent(
  parts: SiteParts,
): (head: HostedHead, query: string, index: CardIndex) => Promise<PageWithContent | undefined> {
  const { siteDir, log } = parts
  const file = join(siteDir, RENDERER_FILE)
  const contentOf = sentContent(parts)
  const inTurn = cpuBudget(DRAWING.share, DRAWING.most)
  const pagesBy = (draw?: RenderPage) => {
    const make = async ({ path, read }: Content): Promise<PageWithContent> => {
      const json = await read()
      const data = `<script type="application/json" id="sent">${json}</script>`
      try {
        return { data, ...(draw && { html: await draw(path, json) }) }
      } catch (error) {
        log.error({ err: error, path }, 'a page could not be rendered')
        return { data }
      }
    }
    const makePages = () =>
      new LRUCache<string, PageWithContent, Content>({
        maxSize: MAX_CHARACTERS,
        sizeCalculation: ({ html = '', data }, key) => html.length + data.length + key.length,
        async fetchMethod(_key, _stale, { context, options }) {
          const page = (await inTurn(() => make(context))) ?? { data: '' }
          // Rendered again with the next request if there was an error or no time.
          if (page.html === undefined) options.ttl = 1
          return page
        },
      })
    // With the index they were made of goes what was made: else pages of a newer catalogue could be made of an older index.
    let known = { index: undefined as CardIndex | undefined, pages: makePages() }
    return (now: CardIndex) => {
      if (known.index !== now) known = { index: now, pages: makePages() }
      return known.pages
    }
  }
  // With the program go its pages: what an older build has drawn does not fit the styles of a newer one.
  const drawing = reloadOnFileChange(file, async (stamp) => {
    const { prerender }: { prerender: RenderPage } = await import(`${pathToFileURL(file).href}?${stamp}`)
    return pagesBy(prerender)
  })
  const undrawn = pagesBy()
  const program = async () => {
    try {
      return (await drawing()) ?? undrawn
    } catch (error) {
      log.error({ err: error }, 'pages cannot be drawn')
      return undrawn
    }
  }

  return async (head, query, index) => {
    try {
      const content = await contentOf(head, query, index)
      if (!content) return undefined
      const pages = (await program())(index)
      return await pages.forceFetch(content.key, { context: content })
    } catch (error) {
      log.error({ err: error, path: head.path }, 'a page is sent without its content')
      return undefined
    }
  }
}
