import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { cardIndex } from './cardIndex.ts'
import { PUBLIC_PAGES, pageHead, renderHead } from './pageHead.ts'
import { publicSettings } from './publicSettings.ts'
import type { SiteEnv, SiteParts } from './site.ts'
import { storeBody } from './storedBody.ts'

/** Where the page keeps its place for what the host writes. */
const HEAD = /<!--head-->[\s\S]*<!--\/head-->/
const SETTINGS = /(<script type="application\/json" id="settings">)[\s\S]*?(<\/script>)/

export type Pages = {
  /** The page itself, for every address of a route: its own head, the settings for the browser. */
  readonly page: MiddlewareHandler<SiteEnv>
  readonly robots: MiddlewareHandler<SiteEnv>
  readonly sitemap: MiddlewareHandler<SiteEnv>
}

export function pages(parts: SiteParts): Pages {
  const { siteDir, siteUrl, database, log } = parts
  const index = cardIndex(database)
  const template = readTemplate(join(siteDir, 'index.html'), JSON.stringify(publicSettings(parts)))

  return {
    async page(c) {
      const shell = await template()
      if (shell === undefined) {
        log.error({ siteDir }, 'the site has not been built')
        return c.text('The site has not been built: run "npm run build".', 503)
      }
      const path = decodeURIComponent(c.req.path)
      const head = pageHead(path, await index())
      const written = await renderHead(head, siteUrl + c.req.path)
      const page = shell.replace(HEAD, () => written)
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

/** The built page with the settings in it; undefined as long as nothing is built. Read again when it was built anew. */
function readTemplate(file: string, settings: string): () => Promise<string | undefined> {
  // A data block ends at the first "</script", wherever that stands.
  const data = settings.replaceAll('<', '\\u003c')
  let known: { readonly stamp: number; readonly text: string } | undefined
  return async () => {
    const found = await stat(file).catch(() => undefined)
    if (!found) return undefined
    if (known?.stamp !== found.mtimeMs) {
      const text = (await readFile(file, 'utf8')).replace(
        SETTINGS,
        (_, open: string, close: string) => open + data + close,
      )
      known = { stamp: found.mtimeMs, text }
    }
    return known.text
  }
}
