import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { paths } from '#url/paths.ts'
import { parseSearchParams } from '#url/searchParams.ts'
import { drawnPages } from './drawnPages.ts'
import { fillPage, fillSettings } from './fillPage.ts'
import { firstCards } from './firstCards.ts'
import type { Heads } from './heads.ts'
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

export function pages(parts: SiteParts, heads: Heads): Pages {
  const { settings, secrets, siteDir, siteUrl, database, log } = parts
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
      const head = await heads.of(path, parseSearchParams(new URL(c.req.url).search))
      const written = await renderHead(head, siteUrl)
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
  }
}
