import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTINGS_REVISION } from '../../../tools/build/settingsRevision.ts'
import { defaultSettings, type Settings } from '../../config.ts'
import { temporaryFolder } from '../../host.fixture.ts'
import { securityHeaders } from '../securityHeaders.ts'
import { SERVICE_WORKER, serviceWorker } from './serviceWorker.ts'
import type { SiteEnv } from '../site.ts'

const secrets = { publishableKey: 'publishable', secretKey: 'secret', jwtSecret: 'jwt' }
const folder = temporaryFolder()

beforeAll(() => {
  const built = `keep([{ "revision": "1-${SETTINGS_REVISION}", "url": "/index.html" }])`
  writeFileSync(join(folder.path, SERVICE_WORKER), built)
})
afterAll(() => folder.remove())

/** Requests the service worker of a host with these settings. */
async function sendRequest(settings: Partial<Settings> = {}, path = SERVICE_WORKER) {
  const all = { ...defaultSettings, ...settings }
  const site = new Hono<SiteEnv>()
  site.use(securityHeaders(all, ''))
  site.get(SERVICE_WORKER, serviceWorker({ settings: all, secrets, siteDir: folder.path }))
  return site.request(path)
}

test('the service worker is revalidated each time and may fetch the pictures of pages', async () => {
  const { headers } = await sendRequest()
  expect(headers.get('content-type')).toContain('text/javascript')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' https:;")
  expect((await sendRequest({}, '/')).headers.get('content-security-policy')).not.toMatch(/connect-src[^;]* https:[; ]/)
})

test('the service worker changes with the settings in the page that it caches', async () => {
  const text = async (settings?: Partial<Settings>) => (await sendRequest(settings)).text()
  expect(await text()).toMatch(/^keep\(\[\{ "revision": "1-[\da-f]{16}"/)
  expect(await text()).toBe(await text())
  expect(await text({ contact: 'hello@example.org' })).not.toBe(await text())
})
