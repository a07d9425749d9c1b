/** The maximum number of addresses in a file of a sitemap (sitemaps.org). If there are more decks, the newest are listed. */
export const MAX_ADDRESSES = 50_000

/** A page with the ISO date and time of its last change, if known. */
export type Address = { readonly path: string; readonly changed?: string | undefined }

const ENTRIES = { urlset: 'url', sitemapindex: 'sitemap' } as const

/** The root element: a file of pages, or an index of such files. */
export type SitemapKind = keyof typeof ENTRIES

/** A sitemap as XML (sitemaps.org), with the first `MAX_ADDRESSES` entries. */
export function sitemapXml(kind: SitemapKind, siteUrl: string, addresses: readonly Address[]): string {
  const entry = ENTRIES[kind]
  const entries = addresses.slice(0, MAX_ADDRESSES).map(({ path, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<${entry}><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</${entry}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${kind}>\n`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
