import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { paths } from '#url/paths.ts'
import { cardIndex } from './cardIndex.ts'
import { collectionHead } from './collectionHead.ts'
import { deckHead } from './deckHead.ts'
import { drawnPages } from './drawnPages.ts'
import { firstCards } from './firstCards.ts'
import { PUBLIC_PAGES, pageHead, renderHead } from './pageHead.ts'
import { publicSettings } from './publicSettings.ts'
import { readWhenChanged } from './readWhenChanged.ts'
import type { SiteEnv, SiteParts } from './site.ts'
import { storeBody } from './storedBody.ts'
import { storedHeads } from './storedHead.ts'
import { userDecksHead } from './userDecksHead.ts'

/** Where the page keeps its place for what the host writes. */
const HEAD = /<!--head-->[\s\S]*<!--\/head-->/
const DATA = '<!--data-->'
const PAGE = '<!--page-->'

export type Pages = {
  /** The page itself, for every address of a route: its own head, the settings for the browser. */
  readonly page: MiddlewareHandler<SiteEnv>
  readonly robots: MiddlewareHandler<SiteEnv>
  readonly sitemap: MiddlewareHandler<SiteEnv>
}

export function pages(parts: SiteParts): Pages {
  const { siteDir, siteUrl, database, log } = parts
  const index = cardIndex(database)
  const storedHead = storedHeads(database, [deckHead, userDecksHead, collectionHead])
  const template = readTemplate(join(siteDir, 'index.html'), publicSettings(parts))
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
      const { html, preload } = await drawnPage(path)
      const wantsFirst = c.req.path === paths.cards() && !c.req.url.includes('?')
      const data = wantsFirst ? `<script type="application/json" id="first-cards">${await first()}</script>` : ''
      const page = shell
        .replace(HEAD, () => written)
        // After the style sheet, which is what the first sight waits for.
        .replace(
          '</head>',
          () => `${preload.map((file) => `<link rel="modulepreload" href="${file}" />`).join('')}</head>`,
        )
        .replace(DATA, () => data)
        .replace(PAGE, () => html)
      return storeBody(Buffer.from(page), 'text/html; charset=utf-8').answer(
        c.req.raw,
        new Headers({ 'Cache-Control': 'no-cache' }),
        head.status,
      )
    },
    robots: async (c) =>
      c.text(
        `User-agent: *\nDisallow: /rest/\nDisallow: /auth/\nDisallow: /functions/\nSitemap: ${siteUrl}/sitemap.xml\n`,
      ),
    async sitemap(c) {
      const { cards, characters } = await index()
      const addresses = [
        ...PUBLIC_PAGES,
        ...[...cards.keys()].map((slug) => `/card/${encodeURIComponent(slug)}`),
        ...[...characters.keys()].map((slug) => `/character/${encodeURIComponent(slug)}`),
      ]
      const urls = addresses.map((path) => `<url><loc>${siteUrl}${path === '/' ? '/' : path}</loc></url>`)
      const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
      return storeBody(Buffer.from(xml), 'application/xml; charset=utf-8').answer(
        c.req.raw,
        new Headers({ 'Cache-Control': 'no-cache' }),
      )
    },
  }
}

/** The built page with the settings in it; undefined as long as nothing is built. */
function readTemplate(file: string, settings: object): () => Promise<string | undefined> {
  // A data block ends at the first "</script", wherever that stands.
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return readWhenChanged(file, (text) => text.replace('<!--settings-->', () => data))
}
