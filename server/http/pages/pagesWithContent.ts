import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { RENDERER_FILE, type RenderProgram } from '../../../tools/build/prerenderedPage.ts'
import { makeCache } from '../cache/makeCache.ts'
import { reloadOnFileChange } from '../cache/reloadOnFileChange.ts'
import { cpuBudget } from '../limits/cpuBudget.ts'
import type { SiteParts } from '../site.ts'
import type { CardIndex } from './cardIndex.ts'
import { fetchAsGuest } from './guest.ts'
import { scriptJson } from './scriptJson.ts'

/** A page with its content. */
export type PageWithContent = {
  /** Absent if the page could not be rendered; then only the browser shows the content. */
  readonly html?: string
  /** A data block with the content for the browser. */
  readonly data: string
}

/** The maximum size of all cached pages; one page has 20,000 to 150,000 characters. */
const MAX_CHARACTERS = 32 * 1024 * 1024

/** The maximum number of cached addresses. Many addresses may show the same page, because links from elsewhere add parameters. */
const MAX_ADDRESSES = 10_000

/**
 * The share of the host's time for rendering; beyond it pages are sent as the build rendered them. A page takes about 10 ms; a
 * search with many misspelled words up to 80 ms.
 */
const BUDGET = { share: 0.25, maxMs: 1000 }

/** A page that waits longer for others, such as one with a slow query, is sent as the build rendered it. */
const MAX_WAIT_MS = 2000

const NO_CONTENT: PageWithContent = { data: '' }

/**
 * Renders pages with their content, by the module that the build made from the browser's code (decision 043). Pages that depend
 * only on the catalogue are cached by address until it changes. Others are loaded for each request and rendered again only if
 * their content has changed.
 * @returns a function that renders the page at an address for a guest. Its `index` is the one that the page's head was made from.
 */
export function pagesWithContent(parts: SiteParts): (address: string, index: CardIndex) => Promise<PageWithContent> {
  const { siteDir, log, metrics } = parts
  const fetch = fetchAsGuest(parts)
  const withinBudget = cpuBudget(BUDGET.share, BUDGET.maxMs, MAX_WAIT_MS)
  const file = join(siteDir, RENDERER_FILE)
  const program = reloadOnFileChange(file, async (stamp) => {
    const { loadPage }: RenderProgram = await import(`${pathToFileURL(file).href}?${stamp}`)
    return { stamp, loadPage }
  })
  const pages = makeCache<string, PageWithContent>(
    {
      maxSize: MAX_CHARACTERS,
      sizeCalculation: ({ html = '', data }, key) => html.length + data.length + key.length,
    },
    // Does not cache a page that could not be rendered, so that the next request tries again.
    ({ html }) => html !== undefined,
    metrics?.cacheReads('pages'),
  )
  const addresses = makeCache<string, { readonly mark: string; readonly key: string }>({ max: MAX_ADDRESSES })

  const cached = (addressKey: string) => {
    const known = addresses.peek(addressKey)
    const page = known && pages.peek(known.key)
    return page && marked(page, known.mark)
  }
  const render = async (loaded: LoadedPage, json: string): Promise<PageWithContent> => {
    const data = `<script type="application/json" id="queries">${json}</script>`
    try {
      return { data, html: loaded.render() }
    } catch (error) {
      log.error({ err: error, address: loaded.address }, 'a page could not be rendered')
      return { data }
    }
  }

  return async (address, { catalogue, version }) => {
    try {
      const { stamp, loadPage } = (await program()) ?? {}
      if (!loadPage) return NO_CONTENT
      // Identifies the build, which determines the styles, and the version of the catalogue.
      const source = `${stamp} ${version}`
      const addressKey = `${source} ${address}`
      const make = async () => {
        const loaded = await loadPage(address, { catalogue, fetch })
        const json = scriptJson(loaded.queries)
        const key = `${source} ${loaded.address} ${createHash('sha256').update(json).digest('base64url')}`
        const page = await pages.get(key, () => render(loaded, json))
        if (!loaded.isVolatile) await addresses.get(addressKey, async () => ({ mark: loaded.mark, key }))
        return marked(page, loaded.mark)
      }
      // While this request waits for its turn, another one may render the same page.
      return cached(addressKey) ?? (await withinBudget(async () => cached(addressKey) ?? make())) ?? NO_CONTENT
    } catch (error) {
      log.error({ err: error, address }, 'a page is sent without its content')
      return NO_CONTENT
    }
  }
}

type LoadedPage = Awaited<ReturnType<RenderProgram['loadPage']>>

const marked = ({ html, data }: PageWithContent, mark: string): PageWithContent => ({
  data,
  ...(html !== undefined && { html: mark + html }),
})
