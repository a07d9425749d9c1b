import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { makeCardSlug, makeCharacterSlug } from '#domain/cards/slug.ts'
import { WITH_CODE } from '#url/hasCode.ts'
import { ALL_PAGES, LISTED_PATHS } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import type { Settings } from '../../server/config.ts'
import { EMPTY_INDEX } from '../../server/http/pages/cardIndex.ts'
import { fillPage, fillSettings, inlineStyle } from '../../server/http/pages/fillPage.ts'
import { pageHead } from '../../server/http/pages/pageHead.ts'
import { publicSettings } from '../../server/http/pages/publicSettings.ts'
import { securityHeaders } from '../../server/http/securityHeaders.ts'
import type { SiteEnv } from '../../server/http/site.ts'
import { renderHead } from '../../server/http/pages/renderHead.ts'
import { robotsText } from '../../server/http/pages/robotsText.ts'
import { sitemapXml } from '../../server/http/pages/sitemapXml.ts'
import { ANY_PAGE, PRERENDERED_PAGES_FILE, type PrerenderedPage } from '../build/prerenderedPage.ts'

/**
 * Files of the built site that only the embedded host uses: it fills in the page, serves the compressed versions, and sends
 * the service worker with special headers (decision 018).
 */
const HOST_ONLY = /(?:^index\.html|^pages\.json|^drawing\.mjs|^worker\.js|\.br|\.gz)$/

const IMMUTABLE = 'public, max-age=31536000, immutable'

export type Backend = {
  /** Its address without a trailing slash. */
  readonly url: string
  /** The publishable key. */
  readonly key: string
}

/**
 * Writes the site for a static host into `folder`, with the backend at another origin: each page as the embedded host
 * would send it to a guest, `_headers` and `_redirects` as Netlify and Cloudflare Pages read them, `sitemap.xml` with
 * the pack's cards.
 * @param built the folder of the built site
 * @param settings with the site's address
 */
export async function writeHostedSite(
  built: string,
  folder: string,
  settings: Settings & { readonly siteUrl: string },
  backend: Backend,
): Promise<void> {
  const { siteUrl } = settings
  await rm(folder, { recursive: true, force: true })
  await cp(built, folder, {
    recursive: true,
    filter: (source) => !HOST_ONLY.test(source.slice(built.length).replace(/^\//, '')),
  })
  const write = async (name: string, text: string) => {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }

  const siteSettings = publicSettings(settings, backend)
  const page = await readFile(join(built, 'index.html'), 'utf8')
  const template = fillSettings(page, siteSettings)
  const shell = template.replace('<head>', () => `<head><link rel="preconnect" href="${backend.url}" crossorigin />`)
  const prerendered = JSON.parse(await readFile(join(built, PRERENDERED_PAGES_FILE), 'utf8')) as Record<
    string,
    PrerenderedPage
  > // written by our build
  const prerenderedPage = (name: string): PrerenderedPage =>
    prerendered[name] ?? prerendered[ANY_PAGE] ?? { html: '', styles: '', preload: [] }

  const rewrites = new Set<string>()
  for (const [name, { path, prerendered: isPrerendered }] of ALL_PAGES) {
    if (path.includes('$')) {
      // Pages below the same path share a file, because a rewrite ends with the parameter.
      const file = `/pages/${isPrerendered && path.lastIndexOf('/') < path.indexOf('$') ? name : 'any'}`
      await write(`${file}.html`, fillPage(shell, prerenderedPage(name)))
      rewrites.add(`${path.replace(/\$.*/, '*')} ${file} 200\n`)
      continue
    }
    const head = await renderHead(pageHead(path, {}, EMPTY_INDEX), siteUrl)
    await write(path === '/' ? 'index.html' : `${path}.html`, fillPage(shell, prerenderedPage(name), head))
  }
  // The app redirects unknown addresses to the landing page.
  await write('404.html', fillPage(shell, prerenderedPage(ANY_PAGE)))
  await write('_redirects', [...rewrites].join(''))

  await write('config.json', JSON.stringify(siteSettings))
  await write(
    '_headers',
    await headersFile(
      settings,
      [page, ...Object.values(prerendered).map(({ html, styles }) => inlineStyle(styles) + html)].join(''),
      backend,
    ),
  )
  await write('robots.txt', robotsText(siteUrl, ['/pages/']))
  await write('sitemap.xml', sitemapOf(siteUrl, JSON.parse(await readFile(join(built, 'pack.json'), 'utf8')) as Pack))
}

type Pack = {
  readonly cards: readonly { name: string; version?: string | null; collector_number: string; type: string[] }[]
}

function sitemapOf(siteUrl: string, { cards }: Pack): string {
  const slugs = cards.map(({ name, version, collector_number }) =>
    makeCardSlug(version ? `${name} - ${version}` : name, collector_number),
  )
  const characters = cards.filter(({ type }) => type.includes('Character')).map(({ name }) => makeCharacterSlug(name))
  const addresses = new Set([
    ...LISTED_PATHS,
    ...slugs.map((slug) => paths.card(slug)),
    ...characters.map((slug) => paths.character(slug)),
  ])
  return sitemapXml(
    'urlset',
    siteUrl,
    [...addresses].map((path) => ({ path })),
  )
}

/**
 * The headers of the embedded host, taken from a response of its middleware.
 * @param page the HTML of all pages, from which the policy collects inline sources.
 */
async function headersFile(settings: Settings, page: string, backend: Backend): Promise<string> {
  const site = new Hono<SiteEnv>()
  site.use(securityHeaders(settings, page, [backend.url]))
  site.get('*', (c) => c.body(null))
  const rule = (path: string, headers: Iterable<readonly [string, string]>) =>
    `${path}\n${[...headers].map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
  const everywhere = (await site.request('/')).headers
  const withCode = await Promise.all(
    WITH_CODE.map(async (path) => {
      const policy = (await site.request(path)).headers.get('Referrer-Policy') ?? ''
      return rule(path, [['Referrer-Policy', policy]])
    }),
  )
  return [rule('/*', everywhere), rule('/assets/*', [['Cache-Control', IMMUTABLE]]), ...withCode].join('\n')
}
