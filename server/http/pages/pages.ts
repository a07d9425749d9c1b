import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { parseSearchParams } from '#url/searchParams.ts'
import { prerenderedPages } from './prerenderedPages.ts'
import { fillPage, fillSettings, inlineStyle } from './fillPage.ts'
import type { Heads } from './heads.ts'
import { inlineSources } from './inlineSources.ts'
import { pagesWithContent } from './pagesWithContent.ts'
import { publicSettings } from './publicSettings.ts'
import { makeCache } from '../cache/makeCache.ts'
import { reloadTextOnChange } from '../cache/reloadOnFileChange.ts'
import { renderHead } from './renderHead.ts'
import { robotsText } from './robotsText.ts'
import type { SiteEnv, SiteParts } from '../site.ts'
import { type StoredBody, storeBody } from './storedBody.ts'

export type Pages = {
  /** Answers every address of a route with its page, with its head and the settings for the browser. */
  readonly page: MiddlewareHandler<SiteEnv>
  readonly robots: MiddlewareHandler<SiteEnv>
}

/** How many compressed pages are cached: about 50 MB at most, enough for those that are requested often. */
const BODIES = 200

/** Serves the pages of the built site, each with its head. */
export function pages(parts: SiteParts, heads: Heads): Pages {
  const { settings, secrets, siteDir, siteUrl, log, metrics } = parts
  const browserSettings = publicSettings(settings, { url: '', key: secrets.publishableKey })
  // Undefined if the site is not built.
  const template = reloadTextOnChange(join(siteDir, 'index.html'), (text) => fillSettings(text, browserSettings))
  const prerenderedPage = prerenderedPages(siteDir)
  const withContent = pagesWithContent(parts)
  // Compressing a page takes longer than rendering it.
  const bodies = makeCache<string, StoredBody>({ max: BODIES }, undefined, metrics?.cacheReads('compressed pages'))
  const bodyOf = async (page: string) =>
    bodies.get(createHash('sha256').update(page).digest('base64'), async () =>
      storeBody(Buffer.from(page), 'text/html; charset=utf-8'),
    )

  return {
    async page(c) {
      const shell = await template()
      if (shell === undefined) {
        log.error({ siteDir }, 'the site has not been built')
        return c.text('The site has not been built: run "npm run build".', 503)
      }
      const path = decodeURIComponent(c.req.path)
      const prerendered = await prerenderedPage(path)
      const answer = async (html: string, status?: number, written?: string, data?: string) => {
        c.set('prerenderedStyles', inlineSources(inlineStyle(prerendered.styles) + html).style)
        const page = fillPage(shell, { ...prerendered, html }, written, data)
        return (await bodyOf(page)).answer(c.req.raw, new Headers({ 'Cache-Control': 'no-cache' }), status)
      }
      try {
        const index = await heads.index()
        const { pathname, search } = new URL(c.req.url)
        const head = await heads.of(path, parseSearchParams(search), index)
        const written = await renderHead(head, siteUrl)
        const content = prerendered.html ? await withContent(pathname + search, index) : undefined
        return await answer(content?.html ?? prerendered.html, head.status, written, content?.data)
      } catch (error) {
        // Without the database the browser shows its cached data, and an error for the rest.
        log.error({ err: error, path }, 'a page is sent as it was built')
        return answer(prerendered.html, 503)
      }
    },
    robots: async (c) => c.text(robotsText(siteUrl)),
  }
}
