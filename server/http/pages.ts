import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { paths } from '#url/paths.ts'
import { parseSearchParams } from '#url/searchParams.ts'
import { drawnPages } from './drawnPages.ts'
import { fillPage, fillSettings } from './fillPage.ts'
import type { Heads } from './heads.ts'
import { inlineSources } from './inlineSources.ts'
import { pagesWithCards } from './pagesWithCards.ts'
import { publicSettings } from './publicSettings.ts'
import { readWhenChanged } from './readWhenChanged.ts'
import { renderHead } from './renderHead.ts'
import { robotsText } from './robotsText.ts'
import type { SiteEnv, SiteParts } from './site.ts'
import { storeBody } from './storedBody.ts'

export type Pages = {
  /** The page itself, for every address of a route: its own head, the settings for the browser. */
  readonly page: MiddlewareHandler<SiteEnv>
  readonly robots: MiddlewareHandler<SiteEnv>
}

/** The pages of the built site, each with its head. */
export function pages(parts: SiteParts, heads: Heads): Pages {
  const { settings, secrets, siteDir, siteUrl, log } = parts
  const told = publicSettings(settings, { url: '', key: secrets.publishableKey })
  // Undefined as long as nothing is built.
  const template = readWhenChanged(join(siteDir, 'index.html'), (text) => fillSettings(text, told))
  const drawnPage = drawnPages(siteDir)
  const withCards = pagesWithCards(parts)

  return {
    async page(c) {
      const shell = await template()
      if (shell === undefined) {
        log.error({ siteDir }, 'the site has not been built')
        return c.text('The site has not been built: run "npm run build".', 503)
      }
      const path = decodeURIComponent(c.req.path)
      const head = await heads.of(path, parseSearchParams(new URL(c.req.url).search))
      const written = await renderHead(head, siteUrl)
      const drawn = await drawnPage(path)
      // Where other cards of /cards are asked for, the first of all would be the wrong ones.
      const cards = head.path === paths.cards() && c.req.url.includes('?') ? undefined : await withCards(head)
      const html = cards?.html ?? drawn.html
      c.set('drawnStyles', inlineSources(html).style)
      const page = fillPage(shell, { ...drawn, html }, written, cards?.data)
      return storeBody(Buffer.from(page), 'text/html; charset=utf-8').answer(
        c.req.raw,
        new Headers({ 'Cache-Control': 'no-cache' }),
        head.status,
      )
    },
    robots: async (c) => c.text(robotsText(siteUrl)),
  }
}
