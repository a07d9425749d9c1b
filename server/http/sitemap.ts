import { PUBLIC_PAGES } from './pageHead.ts'

/** What search engines may read, for `/robots.txt`. `closed` are folders besides the backend's. */
export function robotsText(siteUrl: string, closed: readonly string[] = []): string {
  const refused = ['/rest/', '/auth/', '/functions/', ...closed].map((folder) => `Disallow: ${folder}\n`).join('')
  return `User-agent: *\n${refused}Sitemap: ${siteUrl}/sitemap.xml\n`
}

/** `/sitemap.xml`: the public pages, and one for each of these cards and characters by their slugs. */
export function sitemapXml(siteUrl: string, cards: Iterable<string>, characters: Iterable<string>): string {
  const addresses = [
    ...PUBLIC_PAGES,
    ...[...cards].map((slug) => `/card/${encodeURIComponent(slug)}`),
    ...[...characters].map((slug) => `/character/${encodeURIComponent(slug)}`),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`).join('\n')}
</urlset>
`
}
