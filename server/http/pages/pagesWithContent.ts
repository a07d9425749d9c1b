import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { RENDERER_FILE, type RenderPage } from '../../../tools/build/prerenderedPage.ts'
import type { CardIndex } from './cardIndex.ts'
import type { HostedHead } from './pageHead.ts'
import { makeCache } from '../cache/makeCache.ts'
import { reloadOnFileChange } from '../cache/reloadOnFileChange.ts'
import { type Content, sentContent } from './sentContent.ts'
import { cpuBudget } from '../limits/cpuBudget.ts'
import type { SiteParts } from '../site.ts'

/** A page that shows its content before the browser has read it. */
export type PageWithContent = {
  /** The rendered page; absent if it could not be rendered. */
  readonly html?: string
  /** The content for the browser: a data block. */
  readonly data: string
}

/** Of cached pages; one has 20,000 to 150,000. */
const MAX_CHARACTERS = 32 * 1024 * 1024

/**
 * A page takes about 10 ms, one whose search has many misspelled words up to 80 ms. Beyond this share of the host's time a page
 * is sent as the build rendered it.
 */
const RENDERING = { share: 0.25, most: 1000 }

/** The build's rendering program. */
type Renderer = { readonly stamp: number; readonly render: RenderPage }

/**
 * Renders pages with their content, by the program that the build made of the browser's code (decision 021).
 * @returns renders the page of a head; undefined for pages without content. `query`: of its address; `index`: the one that the
 * head was made of.
 */
export function pagesWithContent(
  parts: SiteParts,
): (head: HostedHead, query: string, index: CardIndex) => Promise<PageWithContent | undefined> {
  const { siteDir, log } = parts
  const contentOf = sentContent(parts)
  const withinBudget = cpuBudget(RENDERING.share, RENDERING.most)
  const file = join(siteDir, RENDERER_FILE)
  const loadRenderer = reloadOnFileChange(file, async (stamp): Promise<Renderer> => {
    const { prerender }: { prerender: RenderPage } = await import(`${pathToFileURL(file).href}?${stamp}`)
    return { stamp, render: prerender }
  })
  const renderer = async () =>
    loadRenderer().catch((error: unknown) => {
      log.error({ err: error }, 'pages cannot be rendered')
      return undefined
    })
  const make = async ({ path, read }: Content, render?: RenderPage): Promise<PageWithContent> => {
    const json = await read()
    const data = `<script type="application/json" id="sent">${json}</script>`
    try {
      return { data, ...(render && { html: await render(path, json) }) }
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be rendered')
      return { data }
    }
  }
  const cache = makeCache<string, PageWithContent>(
    {
      maxSize: MAX_CHARACTERS,
      sizeCalculation: ({ html = '', data }, key) => html.length + data.length + key.length,
    },
    // The next request renders again if there was an error or no time.
    ({ html }) => html !== undefined,
  )

  return async (head, query, index) => {
    try {
      const content = await contentOf(head, query, index)
      if (!content) return undefined
      const program = await renderer()
      // Pages of an older build do not fit the styles of a newer one.
      const key = [program?.stamp, index.version, content.key].join(' ')
      return await cache.get(
        key,
        async () => (await withinBudget(() => make(content, program?.render))) ?? { data: '' },
      )
    } catch (error) {
      log.error({ err: error, path: head.path }, 'a page is sent without its content')
      return undefined
    }
  }
}
