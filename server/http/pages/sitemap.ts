import type { MiddlewareHandler } from 'hono'
import { paths } from '#url/paths.ts'
import type { Database } from '../../backend/database.ts'
import type { CardIndex, IndexedCard } from './cardIndex.ts'
import { isoTime } from './isoTime.ts'
import { PUBLIC_PAGES } from './pageHead.ts'
import type { SiteEnv, SiteParts } from '../site.ts'
import { type Address, MAX_ADDRESSES, type SitemapKind, sitemapXml } from './sitemapXml.ts'
import { type StoredBody, storeBody } from './storedBody.ts'

const LISTED = 'from public.decks where is_visible order by created_at desc, id desc limit $1'
const DECKS = `select id, ${isoTime('updated_at')} as changed ${LISTED}`
/** The same value as long as the list is the same: the database reads it in the order of an index, and sends a line. */
const DECKS_DIGEST = `
  select md5(string_agg(id::text || extract(epoch from updated_at), ',')) as digest
  from (select id, updated_at ${LISTED}) as listed`

export type Sitemap = {
  /** The sitemap index, with the files below. */
  readonly overview: MiddlewareHandler<SiteEnv>
  readonly catalogue: MiddlewareHandler<SiteEnv>
  readonly decks: MiddlewareHandler<SiteEnv>
}

/** The sitemap: all public pages, for search engines. */
export function sitemap({ database, siteUrl }: SiteParts, index: () => Promise<CardIndex>): Sitemap {
  // An unchanged list is written once.
  const files = new WeakMap<readonly Address[], StoredBody>()
  const answer =
    (list: SitemapKind, read: () => Promise<readonly Address[]>): MiddlewareHandler<SiteEnv> =>
    async (c) => {
      const addresses = await read()
      const file = files.get(addresses) ?? writeFile(list, siteUrl, addresses)
      files.set(addresses, file)
      return file.answer(c.req.raw, new Headers({ 'Cache-Control': 'no-cache' }))
    }
  let listed: { readonly of: CardIndex; readonly addresses: readonly Address[] } | undefined
  const catalogue = async () => {
    const known = await index()
    if (listed?.of !== known) listed = { of: known, addresses: listCatalogue(known) }
    return listed.addresses
  }
  const decks = visibleDecks(database)
  return {
    overview: answer('sitemapindex', async () => [
      { path: '/sitemap-catalogue.xml', changed: latest(await catalogue()) },
      { path: '/sitemap-decks.xml', changed: latest(await decks()) },
    ]),
    catalogue: answer('urlset', catalogue),
    decks: answer('urlset', decks),
  }
}

const writeFile = (list: SitemapKind, siteUrl: string, addresses: readonly Address[]): StoredBody =>
  storeBody(Buffer.from(sitemapXml(list, siteUrl, addresses)), 'application/xml; charset=utf-8')

function listCatalogue({ byId, characters, sets }: CardIndex): Address[] {
  const changed = (cards: readonly IndexedCard[]) => latest(cards.map(({ updatedAt }) => ({ changed: updatedAt })))
  return [
    ...PUBLIC_PAGES.map((path) => ({ path })),
    ...[...sets.values(), ...characters.values()].map(({ path, cards }) => ({ path, changed: changed(cards) })),
    ...[...byId.values()].map(({ path, updatedAt }) => ({ path, changed: updatedAt })),
  ]
}

/** The decks that everybody may see at this moment: one that was hidden a moment ago is not among them. */
function visibleDecks(database: Database): () => Promise<readonly Address[]> {
  let known: { readonly digest: unknown; readonly addresses: readonly Address[] } | undefined
  return async () => {
    // Read before the list: the list may be newer than its digest says, never older.
    const [row] = await database.query(DECKS_DIGEST, [MAX_ADDRESSES])
    const digest = row?.['digest']
    if (known?.digest !== digest) {
      const rows = await database.query(DECKS, [MAX_ADDRESSES])
      const addresses = rows.map(({ id, changed }) => ({ path: paths.deck(String(id)), changed: String(changed) }))
      known = { digest, addresses }
    }
    return known?.addresses ?? []
  }
}

/** The latest date. ISO dates of one format sort by time. */
const latest = (addresses: readonly Pick<Address, 'changed'>[]) =>
  addresses.reduce<string | undefined>(
    (last, { changed }) => (changed !== undefined && (last === undefined || changed > last) ? changed : last),
    undefined,
  )
