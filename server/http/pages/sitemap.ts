import type { MiddlewareHandler } from 'hono'
import { LISTED_PATHS } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import type { Transaction } from '../../backend/database.ts'
import type { CardIndex, IndexedCard } from './cardIndex.ts'
import { makeCache } from '../cache/makeCache.ts'
import { isoTime } from './isoTime.ts'
import type { SiteEnv, SiteParts } from '../site.ts'
import { type Address, MAX_ADDRESSES, sitemapXml } from './sitemapXml.ts'
import { type StoredBody, storeBody } from './storedBody.ts'

const LISTED = 'from public.decks where is_visible order by created_at desc, id desc limit $1'
const DECKS = `select id, ${isoTime('updated_at')} as changed ${LISTED}`
/** A digest of the list, which the database computes from an index. */
const DECKS_DIGEST = `
  select md5(string_agg(id::text || extract(epoch from updated_at), ',')) as digest
  from (select id, updated_at ${LISTED}) as listed`

export type Sitemap = {
  /** The sitemap index, with the files below. */
  readonly overview: MiddlewareHandler<SiteEnv>
  readonly catalogue: MiddlewareHandler<SiteEnv>
  readonly decks: MiddlewareHandler<SiteEnv>
}

/** A file of the sitemap. */
type SitemapFile = { readonly body: StoredBody; readonly changed: string | undefined }

/** The sitemap: all public pages, for search engines. */
export function sitemap(
  { reads, siteUrl }: Pick<SiteParts, 'reads' | 'siteUrl'>,
  index: () => Promise<CardIndex>,
): Sitemap {
  const makeFile = (addresses: readonly Address[]): SitemapFile => ({
    body: storeXml(sitemapXml('urlset', siteUrl, addresses)),
    changed: latest(addresses),
  })
  const catalogueFiles = makeCache<string, SitemapFile>({ max: 1 })
  const catalogue = async () => {
    const cards = await index()
    return catalogueFiles.get(cards.version, async () => makeFile(listCatalogue(cards)))
  }
  const deckFiles = makeCache<string, SitemapFile>({ max: 1 })
  // The digest is read before the list and from the same server, so that the list may be newer than its digest, but never older.
  const decks = async () =>
    reads.transaction(async (transaction) => {
      const [row] = await transaction.query(DECKS_DIGEST, [MAX_ADDRESSES])
      return deckFiles.get(String(row?.['digest']), async () => makeFile(await listDecks(transaction)))
    })
  const answer =
    (read: () => Promise<Pick<SitemapFile, 'body'>>): MiddlewareHandler<SiteEnv> =>
    async (c) =>
      (await read()).body.answer(c.req.raw, new Headers({ 'Cache-Control': 'no-cache' }))
  return {
    overview: answer(async () => ({
      body: storeXml(
        sitemapXml('sitemapindex', siteUrl, [
          { path: '/sitemap-catalogue.xml', changed: (await catalogue()).changed },
          { path: '/sitemap-decks.xml', changed: (await decks()).changed },
        ]),
      ),
    })),
    catalogue: answer(catalogue),
    decks: answer(decks),
  }
}

const storeXml = (xml: string) => storeBody(Buffer.from(xml), 'application/xml; charset=utf-8')

function listCatalogue({ byId, characters, sets }: CardIndex): Address[] {
  const changed = (cards: readonly IndexedCard[]) => latest(cards.map(({ updatedAt }) => ({ changed: updatedAt })))
  return [
    ...LISTED_PATHS.map((path) => ({ path })),
    ...[...sets.values(), ...characters.values()].map(({ path, cards }) => ({ path, changed: changed(cards) })),
    ...[...byId.values()].map(({ path, updatedAt }) => ({ path, changed: updatedAt })),
  ]
}

/** The public decks. */
async function listDecks(database: Transaction): Promise<Address[]> {
  const rows = await database.query(DECKS, [MAX_ADDRESSES])
  return rows.map(({ id, changed }) => ({ path: paths.deck(String(id)), changed: String(changed) }))
}

/** The latest date. ISO dates of one format sort by time. */
const latest = (addresses: readonly Pick<Address, 'changed'>[]) =>
  addresses.reduce<string | undefined>(
    (last, { changed }) => (changed !== undefined && (last === undefined || changed > last) ? changed : last),
    undefined,
  )
