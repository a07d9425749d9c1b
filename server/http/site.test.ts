import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INLINE, startTestHost, temporaryFolder, type TestHost, writeSite } from '../host.fixture.ts'

const folder = temporaryFolder()
let host: TestHost

beforeAll(async () => {
  writeSite(folder.path)
  host = await startTestHost({
    // A path that is not normalized.
    siteDir: `${folder.path}/./`,
    lorcastUrl: 'http://cards.example:8080/v0',
    social: [{ name: '</script><b>', url: 'https://example.com' }],
    analytics: { provider: 'plausible', host: 'https://stats.example', site: 'lorefolio.example' },
  })
})
afterAll(async () => {
  await host.close()
  folder.remove()
})

const OUTSIDE = '/../package.json /..%2fpackage.json /assets/..%2f..%2f..%2fetc/passwd /%00.js /%E0%A4%A.js'.split(' ')
const cards = (slugs: string) => slugs.split(' ').map((slug) => `/card/${slug}`)
const BROKEN_CARDS = cards('..%2f..%2fetc%2fpasswd %2e%2e%2f%2e%2e%2fpackage.json %E0%A4%A % a%00b')
const UNKNOWN_CARDS = cards(`nobody-1 constructor __proto__ <b> mr.smee élan-vital-1 ${'x'.repeat(300)}`)

async function page(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(host.url + path)
  return { status: answer.status, html: await answer.text() }
}

describe('files', () => {
  test('a hashed asset is compressed and cacheable forever', async () => {
    const answer = await fetch(`${host.url}/assets/app-4fZ1x.js`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(await answer.text()).toContain('ink ink')
  })

  test('other files are revalidated each time, with 304', async () => {
    for (const path of ['/pack.json', '/', '/cards', '/sitemap.xml']) {
      const first = await fetch(host.url + path)
      await first.arrayBuffer()
      expect(first.headers.get('cache-control')).toBe('no-cache')
      const again = await fetch(host.url + path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
      expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
    }
  })

  test('small files of every page are cacheable for an hour', async () => {
    const answer = await fetch(`${host.url}/icon.svg`)
    expect(answer.headers.get('cache-control')).toContain('max-age=3600')
  })

  test('a file that the build compressed is sent as compressed by the build', async () => {
    writeFileSync(join(folder.path, 'assets/made-1.js'), 'x'.repeat(5000))
    writeFileSync(join(folder.path, 'assets/made-1.js.gz'), 'from the build')
    const answer = await fetch(`${host.url}/assets/made-1.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-length')).toBe('14')
    await answer.body?.cancel()
  })

  test('a changed file is served at once', async () => {
    const file = join(folder.path, 'news.txt')
    writeFileSync(file, 'old')
    expect((await page('/news.txt')).html).toBe('old')
    writeFileSync(file, 'newer')
    expect((await page('/news.txt')).html).toBe('newer')
    rmSync(file)
    expect((await page('/news.txt')).status).toBe(404)
  })

  test('a missing asset is 404 instead of a page', async () => {
    const missing = await page('/assets/gone-1234.js')
    expect(missing.status).toBe(404)
    expect(missing.html).not.toContain('<html')
  })

  test.each(['/pages.json', '//pages.json'])('a file for the host only is not served: %s', async (path) => {
    expect((await fetch(host.url + path)).status).toBe(404)
  })

  test.each([...OUTSIDE, ...BROKEN_CARDS])('nothing outside the site is served: %s', async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(404)
    expect(html).not.toMatch(/root:|"name"/)
  })
})

describe('pages', () => {
  test('each has a title, description, address and picture, escaped', async () => {
    const { status, html } = await page('/card/elsa-snow-queen-3-1')
    expect(status).toBe(200)
    expect(html).toContain('<title>Elsa - Snow &quot;Queen&quot; &lt;3 | Lorefolio</title>')
    expect(html).toContain(`<link rel="canonical" href="${host.url}/card/elsa-snow-queen-3-1" />`)
    expect(html).toContain(`<meta property="og:image" content="${host.url}/preview/card/elsa-snow-queen-3-1.png?v=`)
    expect(html).toContain('<meta property="og:image:alt" content="The card Elsa - Snow &quot;Queen&quot; &lt;3')
    expect(html).toContain('Character of The First Chapter')
    expect(html.match(/<title>/g)).toHaveLength(1)
  })

  test('the page for offline use has the settings and no content of another page', async () => {
    const { html } = await page('/index.html')
    expect(html).toContain(host.publishableKey)
    expect(html).not.toContain('Prerendered home')
  })

  test('a card is found in whatever case its address is written', async () => {
    expect((await page('/card/Elsa-Snow-Queen-3-1')).status).toBe(200)
  })

  test('a character’s page counts its cards', async () => {
    expect((await page('/character/elsa')).html).toContain('The Disney Lorcana card of Elsa')
  })

  test.each(['/character/nobody', ...UNKNOWN_CARDS])('%s does not exist and is a 404 page', async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(404)
    expect(html).toContain('<div id="root">')
    expect(html).toContain('noindex')
  })

  test.each(['/', '/cards?color=Ruby', '/sets', '/decks', '/some/old/address', '/guides/beginner-guide/', '/terms'])(
    'search engines may list %s',
    async (path) => {
      const { status, html } = await page(path)
      expect(status).toBe(200)
      expect(html).not.toContain('noindex')
    },
  )

  test.each(['/my-collection', '/my-decks/'])('search engines must not list %s', async (path) => {
    expect((await page(path)).html).toContain('<meta name="robots" content="noindex" />')
  })

  test.each([
    ['/login', 'Sign In'],
    ['/reset-password?token_hash=x', 'Set a New Password'],
    ['/confirm-email/', 'Confirm Your Email'],
    ['/account?success=true', 'Account Settings'],
    ['/success', 'Subscription'],
    ['/admin', 'Admin Dashboard'],
    ['/admin/corrections', 'Corrected Cards'],
    ['/admin/reports', 'Reports'],
    ['/admin/names', 'Words in Names'],
    ['/admin/formats', 'Rules of Official Events'],
    ['/user/7/collection/activity?search=elsa', 'Collection Activity'],
    ['/user/7/collection/add', 'Add Cards'],
    ['/user/7/collection/import/', 'Import Collection'],
  ])('%s has a title, and search engines must not list it', async (path, title) => {
    const { html } = await page(path)
    expect(html).toContain(`<title>${title} | Lorefolio</title>`)
    expect(html).toContain('<meta name="robots" content="noindex" />')
  })

  test('the settings are in the page and cannot leave their script element', async () => {
    const { html } = await page('/')
    const data = /id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toEqual(await (await fetch(`${host.url}/config.json`)).json())
    expect(JSON.parse(data)).toMatchObject({
      supabaseKey: host.publishableKey,
      social: [{ name: '</script><b>' }],
      contact: null,
      lorcastUrl: 'http://cards.example:8080/v0',
      proPrice: 'price_pro',
    })
    expect(html).not.toContain(host.secretKey)
  })
})

describe('every response', () => {
  test.each(['/', '/assets/app-4fZ1x.js', '/rest/v1/cards_2', '/auth/v1/settings', '/nothing.js', '/healthz'])(
    '%s has the security headers',
    async (path) => {
      const { headers } = await host.api(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain(`script-src 'self' https://stats.example ${INLINE.script};`)
      expect(policy).toContain(`style-src 'self' ${INLINE.style};`)
      expect(policy).toContain("connect-src 'self' http://cards.example:8080 https://stats.example;")
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  test.each(['/rest/v1/decks', '/rest/v1/nothing', '/auth/v1/user', '/auth/v1/settings', '/functions/v1/check-sets'])(
    '%s depends on the user and is not cached',
    async (path) => {
      expect((await host.api(path)).headers.get('cache-control')).toBe('no-store')
    },
  )

  test.each(['/reset-password?token_hash=x', '/confirm-email/?token_hash=x'])(
    'the code in %s is not in the Referer of requests',
    async (path) => {
      expect((await fetch(host.url + path)).headers.get('referrer-policy')).toBe('no-referrer')
    },
  )

  test('a site with TLS makes browsers stay with TLS, and a client’s header cannot cause this', async () => {
    const secure = await startTestHost({ siteUrl: 'https://lorefolio.example' })
    const { headers } = await fetch(`${secure.url}/healthz`)
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    await secure.close()
    const claimed = await fetch(`${host.url}/healthz`, { headers: { 'x-forwarded-proto': 'https' } })
    expect(claimed.headers.get('strict-transport-security')).toBeNull()
  })

  test('the health check succeeds', async () => {
    expect(await (await fetch(`${host.url}/healthz`)).json()).toMatchObject({ status: 'ok' })
  })

  test.each([
    ['/rest/v1/decks', '1 MB', 1_050_000],
    ['/auth/v1/signup', '256 kB', 300_000],
  ])('%s refuses a body over %s', async (path, _, length) => {
    const answer = await host.api(path, { json: { name: 'x'.repeat(length) } })
    expect(answer.status).toBe(413)
  })

  test('a chunked body is accepted and limited too', async () => {
    const send = (text: string) =>
      fetch(`${host.url}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: host.publishableKey, 'content-type': 'application/json' },
        body: new Blob([text]).stream(),
        duplex: 'half',
      } as RequestInit) // the type lacks `duplex`, which streams need
    expect((await send(JSON.stringify({ email: 'stream@example.com', password: 'secret-1' }))).status).toBe(200)
    expect((await send(JSON.stringify({ email: 'x'.repeat(300_000) }))).status).toBe(413)
  })

  test('a deletion without a body works', async () => {
    const remove = { method: 'DELETE', headers: { apikey: host.secretKey } }
    expect((await host.api('/rest/v1/cards_2?id=eq.pack-1-6', remove)).status).toBe(204)
  })

  test('a page does not accept POST', async () => {
    expect((await fetch(`${host.url}/cards`, { method: 'POST', body: 'x' })).status).toBe(404)
  })
})
