import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultSettings } from '../../server/config.ts'
import { INLINE, temporaryFolder, writeSite } from '../../server/host.fixture.ts'
import { writeHostedSite } from './hostedSite.ts'

const BACKEND = { url: 'https://abcdefghijklmnopqrst.supabase.co', key: 'sb_publishable_1' }

let folder: ReturnType<typeof temporaryFolder>
beforeAll(async () => {
  folder = temporaryFolder()
  const built = writeSite(join(folder.path, 'built'))
  for (const name of ['pack.json.br', 'worker.js']) writeFileSync(join(built, name), '')
  const analytics = { provider: 'plausible', host: 'https://counts.example', site: 'cards' } as const
  await writeHostedSite(
    built,
    join(folder.path, 'site'),
    { ...defaultSettings, siteUrl: 'https://cards.example.org', contact: 'me@example.org', analytics },
    BACKEND,
  )
})
afterAll(() => folder.remove())

const read = (name: string) => readFileSync(join(folder.path, 'site', name), 'utf8')

test('every page contains its backend, title and scripts', () => {
  const page = read('cards.html')
  expect(page).toContain('<h1>Prerendered cards</h1>')
  expect(page).toContain('<title>Lorcana Cards | Lorefolio</title>')
  expect(page).toContain('<link rel="canonical" href="https://cards.example.org/cards" />')
  expect(page).toMatch(/id="needed">\[[^\]]*"\/assets\/cards.js"\]<\/script>/)
  const settings: unknown = JSON.parse(/id="settings">(.*?)<\/script>/s.exec(page)?.[1] ?? '')
  expect(settings).toMatchObject({ supabaseUrl: BACKEND.url, supabaseKey: BACKEND.key, contact: 'me@example.org' })
  // A static host cannot resize pictures.
  expect(settings).toMatchObject({ smallPictures: false })
  expect(JSON.parse(read('config.json'))).toEqual(settings)
  expect(read('index.html')).toContain('<h1>Prerendered home</h1>')
  expect(read('guides/beginner-guide.html')).toContain('og:type" content="article"')
})

test('dynamic addresses are rewritten to a page each, and unknown ones get the empty app', () => {
  for (const line of read('_redirects').trim().split('\n')) {
    const [, file = '', status] = line.split(' ')
    expect([line, existsSync(join(folder.path, 'site', `${file}.html`)), status]).toEqual([line, true, '200'])
  }
  expect(read('_redirects')).toContain('/card/* /pages/card 200\n')
  expect(read('_redirects').match(/^\/user\/.*$/gm)).toEqual(['/user/* /pages/any 200'])
  expect(read('pages/card.html')).toContain('<h1>A prerendered card</h1>')
  // The page stands for many addresses, so it has no canonical one.
  expect(read('pages/card.html')).not.toContain('canonical')
  expect(read('404.html')).toContain('<div id="root"></div>')
})

test('the headers match the embedded host, and allow requests to the backend', () => {
  const headers = read('_headers')
  expect(headers).toContain(`connect-src 'self' ${BACKEND.url} https://api.lorcast.com https://counts.example;`)
  expect(headers).toContain(`script-src 'self' 'wasm-unsafe-eval' https://counts.example ${INLINE.script};`)
  expect(headers).toMatch(/style-src 'self'(?: 'sha256-\S{44}'){3};/)
  expect(headers).toContain(INLINE.style)
  expect(headers).toMatch(/^ {2}strict-transport-security: max-age=31536000$/m)
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  expect(headers).toContain('/reset-password\n  Referrer-Policy: no-referrer\n')
})

test('search engines find the public pages and the cards of the pack', () => {
  expect(read('robots.txt')).toContain('Disallow: /pages/\nSitemap: https://cards.example.org/sitemap.xml\n')
  const sitemap = read('sitemap.xml')
  expect(sitemap).toContain('<loc>https://cards.example.org/</loc>')
  expect(sitemap).toContain('<loc>https://cards.example.org/card/friend-2-of-tests-2</loc>')
  expect(sitemap).toContain('<loc>https://cards.example.org/character/elsa</loc>')
  expect(sitemap).not.toContain('/admin')
})

test('files are copied, except those that only the embedded host reads', () => {
  expect(read('pack.json')).toContain('pack-1-1')
  expect(existsSync(join(folder.path, 'site/assets/app-4fZ1x.js'))).toBe(true)
  for (const name of ['pages.json', 'pack.json.br', 'worker.js'])
    expect(existsSync(join(folder.path, 'site', name))).toBe(false)
})
