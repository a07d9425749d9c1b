import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { PICTURE_WIDTHS } from '#url/paths.ts'
import { fetchPicture, ServerGone } from './fetchPicture.ts'
import { shrinkPicture } from './shrinkPicture.ts'
import { makeCache } from '../cache/makeCache.ts'
import type { CardIndex } from '../pages/cardIndex.ts'
import type { SiteEnv, SiteParts } from '../site.ts'
import { type StoredBody, storeBody } from '../pages/storedBody.ts'

/** Of kept pictures; one has 5 to 40 kB. */
const MAX_BYTES = 64 * 1024 * 1024

/** So many pictures are made at a time, a first page of cards; and in a minute, a third of a processor's time. */
const MOST = { atOnce: 24, inAMinute: 600 }

const MINUTE = 60_000

/** In seconds. A card keeps its picture, but for a better one. */
const A_MONTH = 2_592_000

/** Rows are what a card service says: a browser is led to no other kind of address. */
const isOfWeb = (address: string) => /^https?:$/.test(URL.parse(address)?.protocol ?? '')

/** It was tried in vain a moment ago, must not be tried, or too many are being made. */
class NotNow extends Error {}

/**
 * Pictures of cards, smaller than their source has them: `/pictures/360/{card id}` is 360 px wide (decision 030). Whatever
 * cannot be made now leads to the picture itself, which the browser may well reach where the host does not.
 */
export function cardPictures(
  { settings, log }: Pick<SiteParts, 'settings' | 'log'>,
  index: () => Promise<CardIndex>,
): MiddlewareHandler<SiteEnv> {
  const cardService = new URL(settings.lorcastUrl).origin
  /** Addresses of servers that are gone and of pictures that cannot be had, which are left alone for a minute. */
  const missed = new LRUCache<string, true>({ max: 1000, ttl: MINUTE })
  /** Those that were begun in the last minute. */
  const begun = new LRUCache<string, true>({ max: MOST.inAMinute, ttl: MINUTE })
  let working = 0

  const isTooMuch = () => {
    begun.purgeStale()
    return working >= MOST.atOnce || begun.size >= MOST.inAMinute
  }

  const make = async (address: string, width: number): Promise<StoredBody> => {
    const { origin } = new URL(address)
    if (!settings.smallPictures || missed.has(origin) || missed.has(address) || isTooMuch()) throw new NotNow()
    working++
    begun.set(`${width} ${address}`, true)
    try {
      return storeBody(await shrinkPicture(await fetchPicture(address, cardService), width), 'image/webp')
    } catch (error) {
      missed.set(error instanceof ServerGone ? origin : address, true)
      throw error
    } finally {
      working--
    }
  }
  const cache = makeCache<string, StoredBody>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes })

  return async (c) => {
    const id = c.req.param('id') ?? ''
    const width = PICTURE_WIDTHS.find((known) => String(known) === c.req.param('width'))
    const address = (await index()).byId.get(id)?.picture
    if (!width || !address || !isOfWeb(address)) return c.notFound()
    try {
      const picture = await cache.get(`${width} ${address}`, () => make(address, width))
      return await picture.answer(c.req.raw, new Headers({ 'Cache-Control': `public, max-age=${A_MONTH}` }))
    } catch (error) {
      // A host without internet would say so again and again.
      if (!(error instanceof NotNow)) log.debug({ err: error, card: id }, 'a card picture could not be made smaller')
      c.header('Cache-Control', 'no-store')
      return c.redirect(address)
    }
  }
}
