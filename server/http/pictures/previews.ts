import type { MiddlewareHandler } from 'hono'
import { parseSearchParams } from '#url/searchParams.ts'
import { pictureDrawer, QueueFullError } from '../../preview/pictureDrawer.ts'
import { versionOf } from '../../preview/scene.ts'
import { makeCache } from '../cache/makeCache.ts'
import { decodedPath } from '../decodedPath.ts'
import { findPage } from '../pages/findPage.ts'
import type { Heads } from '../pages/heads.ts'
import type { SiteEnv, SiteParts } from '../site.ts'
import { type StoredBody, storeBody } from '../pages/storedBody.ts'

/** The most bytes of cached pictures; one has about 200 kB. */
const MAX_BYTES = 24 * 1024 * 1024

/** In seconds. */
const A_YEAR = 31_536_000
const RETRY_SECONDS = '5'

/**
 * Serves the preview pictures of pages: `/preview/deck/{id}.png` belongs to `/deck/{id}`. Each request reads the page's head, so
 * that a hidden deck has no picture, even if one is cached.
 */
export function previews(
  { log, metrics }: Pick<SiteParts, 'log' | 'metrics'>,
  heads: Heads,
): MiddlewareHandler<SiteEnv> {
  const draw = pictureDrawer({ onDrawn: metrics?.addRenderTime })
  const cache = makeCache<string, StoredBody>(
    { maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes },
    undefined,
    metrics?.cacheReads('previews'),
  )

  return async (c) => {
    const path = pageOf(c.req.path)
    const query = parseSearchParams(new URL(c.req.url).search)
    if (path === undefined) return c.notFound()
    const { scene } = await heads.of(path, query, await heads.index())
    if (!scene) return c.notFound()
    const version = versionOf(scene)
    try {
      const picture = await cache.get(version, async () => storeBody(await draw(scene), 'image/png'))
      return await picture.answer(
        c.req.raw,
        new Headers({ 'Cache-Control': query['v']?.[0] === version ? lasting(path) : 'no-cache' }),
      )
    } catch (error) {
      if (error instanceof QueueFullError)
        return c.text('Too busy, come back in a moment', 503, { 'Retry-After': RETRY_SECONDS })
      log.error({ err: error, path }, 'a preview picture could not be drawn')
      return c.redirect('/preview.png')
    }
  }
}

/** The decoded path of a picture's page; undefined if the address is not a picture's. */
const pageOf = (address: string): string | undefined =>
  decodedPath(/^\/preview(\/.+)\.png$/.exec(address)?.[1] ?? '') || undefined

/** A member may hide the content again, so only the browsers of visitors who saw the picture cache it. */
const lasting = (page: string) =>
  `${findPage(page)?.page.isMemberContent ? 'private' : 'public'}, max-age=${A_YEAR}, immutable`
