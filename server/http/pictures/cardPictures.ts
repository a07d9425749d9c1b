import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { PICTURE_WIDTHS } from '#url/paths.ts'
import { fetchPicture, ServerUnavailable } from './fetchPicture.ts'
import { shrinkPicture } from './shrinkPicture.ts'
import { makeCache } from '../cache/makeCache.ts'
import type { CardIndex } from '../pages/cardIndex.ts'
import type { SiteEnv, SiteParts } from '../site.ts'
import { type StoredBody, storeBody } from '../pages/storedBody.ts'

/** The most bytes of cached pictures; one has 5 to 40 kB. */
const MAX_BYTES = 48 * 1024 * 1024

/** How many pictures are resized at once (a first page of cards) and per minute (a third of a processor's time). */
const MAX = { atOnce: 24, perMinute: 600 }

const MINUTE = 60_000

/** In seconds. The picture of a card hardly ever changes. */
const A_MONTH = 2_592_000

/** The card service chooses the addresses, and a redirect must lead to no other protocol. */
const isOfWeb = (address: string) => /^https?:$/.test(URL.parse(address)?.protocol ?? '')

/** The picture is not resized: it failed less than a minute ago, the setting forbids it, or too many are in progress. */
class NotNow extends Error {}

/**
 * Serves smaller versions of card pictures: `/pictures/360/{card id}` is 360 px wide (decision 030). If a picture cannot be resized
 * now, the response redirects to the original, which the browser may reach even if the host does not.
 */
export function cardPictures(
  { settings, log, metrics }: Pick<SiteParts, 'settings' | 'log' | 'metrics'>,
  index: () => Promise<CardIndex>,
): MiddlewareHandler<SiteEnv> {
  const cardService = new URL(settings.lorcastUrl).origin
  /** Unreachable servers and unavailable pictures of the last minute. */
  const failed = new LRUCache<string, true>({ max: 1000, ttl: MINUTE })
  /** Pictures that were started in the last minute. */
  const started = new LRUCache<string, true>({ max: MAX.perMinute, ttl: MINUTE })
  let running = 0

  const isTooMuch = () => {
    started.purgeStale()
    return running >= MAX.atOnce || started.size >= MAX.perMinute
  }

  const make = async (address: string, width: number): Promise<StoredBody> => {
    const { origin } = new URL(address)
    if (!settings.smallPictures || failed.has(origin) || failed.has(address) || isTooMuch()) throw new NotNow()
    running++
    started.set(`${width} ${address}`, true)
    try {
      return storeBody(await shrinkPicture(await fetchPicture(address, cardService), width), 'image/webp')
    } catch (error) {
      failed.set(error instanceof ServerUnavailable ? origin : address, true)
      throw error
    } finally {
      running--
    }
  }
  const cache = makeCache<string, StoredBody>(
    { maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes },
    undefined,
    metrics?.cacheReads('card pictures'),
  )

  return async (c) => {
    const id = c.req.param('id') ?? ''
    const width = PICTURE_WIDTHS.find((known) => String(known) === c.req.param('width'))
    const address = (await index()).byId.get(id)?.picture
    if (!width || !address || !isOfWeb(address)) return c.notFound()
    try {
      const picture = await cache.get(`${width} ${address}`, () => make(address, width))
      return await picture.answer(c.req.raw, new Headers({ 'Cache-Control': `public, max-age=${A_MONTH}` }))
    } catch (error) {
      // Debug only, because a host without internet fails for every picture.
      if (!(error instanceof NotNow)) log.debug({ err: error, card: id }, 'a card picture could not be resized')
      c.header('Cache-Control', 'no-store')
      return c.redirect(address)
    }
  }
}
