import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { CONNECTION_LOST, isConnectionLost, RETRY_AFTER } from '../backend/connectionLost.ts'
import { authRoutes } from './auth/authRoutes.ts'
import { boundedBodies, jsonBodies } from './limits/boundedBodies.ts'
import { boundedQueries } from './limits/boundedQueries.ts'
import { cardPictures } from './pictures/cardPictures.ts'
import { catalogueCache } from './cache/catalogueCache.ts'
import { catalogueVersion } from './cache/catalogueVersion.ts'
import { restError } from './errorBodies.ts'
import { clientAddress } from './limits/clientAddress.ts'
import { health } from './health.ts'
import { heads } from './pages/heads.ts'
import { knownArguments } from './limits/knownArguments.ts'
import { outboxRefusals } from './outboxRefusals.ts'
import { pages } from './pages/pages.ts'
import { previews } from './pictures/previews.ts'
import { publicSettings } from './pages/publicSettings.ts'
import { previewLimit, sitemapLimit } from './limits/rateLimits.ts'
import { reloadTextOnChange } from './cache/reloadOnFileChange.ts'
import { requestLog } from './requestLog.ts'
import { restQueue } from './limits/restQueue.ts'
import { securityHeaders } from './securityHeaders.ts'
import { SERVICE_WORKER, serviceWorker } from './pages/serviceWorker.ts'
import { serverFunctions } from './serverFunctions.ts'
import type { SiteEnv, SiteParts } from './site.ts'
import { sitemap } from './pages/sitemap.ts'
import { staticFiles } from './pages/staticFiles.ts'

/** The largest accepted bodies, in bytes; importing 20,000 cards into a collection takes about 1 MB. */
const MAX_BODY = { rest: 1024 * 1024, auth: 256 * 1024 }

/** Per-user responses default to `no-store`. */
const noStore: MiddlewareHandler<SiteEnv> = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store')
}

/** The routes of the host: the backend, the health check, the settings for the browser, and the built site. */
export function createSite(parts: SiteParts): Hono<SiteEnv> {
  const {
    settings,
    secrets,
    siteDir,
    backend,
    database,
    reads,
    changes,
    log,
    metrics,
    tracing,
    isStopping = () => false,
  } = parts
  const site = new Hono<SiteEnv>()
  const headers = reloadTextOnChange(join(siteDir, 'index.html'), (built) => securityHeaders(settings, built))
  const withoutPage = securityHeaders(settings, '')
  if (tracing) site.use(tracing.request)
  if (metrics) site.use(metrics.count)
  site.use(clientAddress(settings.trustProxy), requestLog(log, isStopping), async (c, next) =>
    ((await headers()) ?? withoutPage)(c, next),
  )
  site.use(async (c, next) => {
    await next()
    // A proxy sends its next request on another connection, to another host.
    if (isStopping()) c.header('Connection', 'close')
  })
  site.onError((error, c) => {
    if (isConnectionLost(error)) return c.json(CONNECTION_LOST, 503, { 'Retry-After': RETRY_AFTER })
    log.error({ err: error, path: c.req.path }, 'unexpected')
    return c.json({ message: 'Something went wrong' }, 500)
  })

  const queue = restQueue(parts)
  const refusals = outboxRefusals(parts)
  site.get('/healthz', health(parts, queue, refusals))
  if (metrics) site.get('/metrics', metrics.answer)
  site.get('/config.json', (c) =>
    c.json(publicSettings(settings, { url: '', key: secrets.publishableKey }), 200, { 'Cache-Control': 'no-cache' }),
  )

  const maxBody = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (c) =>
        // The rest of the body is not read, so the connection cannot be reused.
        c.json(restError('too_large', 'The request is too large'), 413, { Connection: 'close' }),
    })
  const version = catalogueVersion(database, changes)
  site.use(
    '/rest/v1/*',
    refusals.count,
    noStore,
    maxBody(MAX_BODY.rest),
    boundedQueries(queue),
    jsonBodies,
    catalogueCache(parts, version, queue),
    compress(),
    queue.middleware,
    boundedBodies,
    knownArguments(database),
  )
  site.all('/rest/v1/*', (c) => backend.fetch(c.req.raw, c.get('client')))
  site.use('/auth/v1/*', noStore, maxBody(MAX_BODY.auth), boundedBodies)
  site.route('/auth/v1', authRoutes(parts))
  site.route('/functions/v1', serverFunctions(parts, site))

  const head = heads({ database, reads }, version)
  const { page, robots } = pages(parts, head)
  const { overview, catalogue, decks } = sitemap(parts, head.index)
  site.get('/robots.txt', robots)
  const oftenEnough = sitemapLimit()
  site.get('/sitemap.xml', oftenEnough, overview)
  site.get('/sitemap-catalogue.xml', catalogue)
  site.get('/sitemap-decks.xml', oftenEnough, decks)
  site.get('/preview/*', previewLimit(), previews(parts, head))
  site.get('/pictures/:width/:id', cardPictures(parts, head.index))
  site.get(SERVICE_WORKER, serviceWorker(parts))
  site.get('*', staticFiles(parts), page)
  return site
}
