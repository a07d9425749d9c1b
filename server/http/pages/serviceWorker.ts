import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { SETTINGS_REVISION } from '../../../tools/build/settingsRevision.ts'
import { publicSettings } from './publicSettings.ts'
import { reloadTextOnChange } from '../cache/reloadOnFileChange.ts'
import type { SiteEnv, SiteParts } from '../site.ts'
import { storeBody } from './storedBody.ts'

/** Where the service worker stands. The browser looks there for a new version. */
export const SERVICE_WORKER = '/worker.js'

/**
 * The built service worker. The page that it keeps has the host's settings in it: their revision is written into the
 * worker, so that browsers fetch that page anew when one of them has changed.
 */
export function serviceWorker({
  settings,
  secrets,
  siteDir,
}: Pick<SiteParts, 'settings' | 'secrets' | 'siteDir'>): MiddlewareHandler<SiteEnv> {
  const revision = createHash('sha256')
    .update(JSON.stringify(publicSettings(settings, { url: '', key: secrets.publishableKey })))
    .digest('hex')
    .slice(0, 16)
  const read = reloadTextOnChange(join(siteDir, SERVICE_WORKER), (text) =>
    storeBody(Buffer.from(text.replaceAll(SETTINGS_REVISION, revision)), 'text/javascript; charset=utf-8'),
  )
  return async (c) => {
    const body = await read()
    if (!body) return c.text('Not found', 404)
    return body.answer(c.req.raw, new Headers({ 'Cache-Control': 'no-cache' }))
  }
}
