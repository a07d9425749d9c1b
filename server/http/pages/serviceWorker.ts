import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { SETTINGS_REVISION } from '../../../tools/build/settingsRevision.ts'
import { publicSettings } from './publicSettings.ts'
import { reloadTextOnChange } from '../cache/reloadOnFileChange.ts'
import type { SiteEnv, SiteParts } from '../site.ts'
import { storeBody } from './storedBody.ts'

/** The path of the service worker, where browsers check for a new version. */
export const SERVICE_WORKER = '/worker.js'

/**
 * Serves the built service worker with the revision of the host's settings. The page that the worker caches contains the settings, so
 * browsers refetch it after a setting has changed.
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
