import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { paths } from '#url/paths.ts'
import { cardIndex } from './cardIndex.ts'
import { collectionHead } from './collectionHead.ts'
import { deckHead } from './deckHead.ts'
import { drawnPages } from './drawnPages.ts'
import { fillPage, fillSettings } from './fillPage.ts'
import { firstCards } from './firstCards.ts'
import { pageHead, renderHead } from './pageHead.ts'
import { publicSettings } from './publicSettings.ts'
import { readWhenChanged } from './readWhenChanged.ts'
import type { SiteEnv, SiteParts } from './site.ts'
import { robotsText, sitemapXml } from './sitemap.ts'
import { storeBody } from './storedBody.ts'
import { storedHeads } from './storedHead.ts'
import { userDecksHead } from './userDecksHead.ts'

export type Pages = {
  /** The page itself, for every address of a route: its own head, the settings for the browser. */
  readonly page: MiddlewareHandler<SiteEnv>
  readonly robots: MiddlewareHandler<SiteEnv>
  readonly sitemap: MiddlewareHandler<SiteEnv>
}

export function pages(parts: SiteParts): Pages {
  const { settings, secrets, siteDir, siteUrl, database, log } = parts
  const index = cardIndex(database)
  const storedHead = storedHeads(database, [deckHead, userDecksHead, collectionHead])
  const told = publicSettings(settings, { url: '', key: secrets.publishableKey })
  // Undefined as long as nothing is built.
  const template = readWhenChanged(join(siteDir, 'index.html'), (text) => fillSettings(text, told))
  const drawnPage = drawnPages(siteDir)
  const first = firstCards(database)

  return {
    async page(c) {
      const shell = await template()
      if (shell === undefined) {
        log.error({ siteDir }, 'the site has not been built')
        return c.text('The site has not been built: run "npm run build".', 503)
      }
      const path = decodeURIComponent(c.req.path)
      const head = (await storedHead(path)) ?? pageHead(path, await index())
      const written = await renderHead(head, siteUrl + c.req.path)
      const wantsFirst = c.req.path === paths.cards() && !c.req.url.includes('?')
      const data = wantsFirst ? `<script type="application/json" id="first-cards">${await first()}</script>` : ''
      const page = fillPage(shell, await drawnPage(path), written, data)
      return storeBody(Buffer.from(page), 'text/html; charset=utf-8').answer(
        c.req.raw,
        new Headers({ 'Cache-Control': 'no-cache' }),
        head.status,
      )
    },
    robots: async (c) => c.text(robotsText(siteUrl)),
    async sitemap(c) {
      const { cards, characters } = await index()
      const xml = sitemapXml(siteUrl, cards.keys(), characters.keys())
      return storeBody(Buffer.from(xml), 'application/xml; charset=utf-8').answer(
        c.req.raw,
        new Headers({ 'Cache-Control': 'no-cache' }),
      )
    },
  }
}
