import { createHash } from 'node:crypto'
import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RENDERER_FILE } from '../../../tools/build/prerenderedPage.ts'
import { INLINE, startTestHost, temporaryFolder, type TestHost, writeSite } from '../../host.fixture.ts'
import { RENDERER, writeRenderer } from './renderer.fixture.ts'

const folder = temporaryFolder()
let host: TestHost
beforeAll(async () => {
  writeRenderer(writeSite(folder.path, 30))
  host = await startTestHost({ siteDir: folder.path })
})
afterAll(async () => {
  await host.close()
  folder.remove()
})

const page = async (path: string) => (await fetch(host.url + path)).text()

/** The queries in a page: their keys and data. */
const queriesIn = (html: string) =>
  JSON.parse(/id="queries">(.*?)<\/script>/.exec(html)?.[1] ?? '[]') as [key: unknown[], data: { name: string }[]][]
const namesIn = (html: string) => queriesIn(html).flatMap(([, cards]) => cards.map(({ name }) => name))

describe('a prerendered page', () => {
  test.each([
    ['/', 'home.js'],
    ['/cards', 'cards.js'],
    ['/card/elsa-snow-queen-3-1', 'card.js'],
  ])('%s lists its scripts, which load after the first paint', async (path, script) => {
    const html = await page(path)
    expect(html).toContain('<div id="root"><i>')
    expect(html).toContain(
      `<script type="application/json" id="needed">["/assets/start.js","/assets/${script}"]</script></head>`,
    )
    expect(html).not.toContain('modulepreload')
  })

  test('has its styles in its head, after the common ones', async () => {
    const html = await page('/cards')
    expect(html.indexOf('<style>h2{margin:0}</style>')).toBeGreaterThan(html.indexOf('<style>h1{color:gold}</style>'))
    expect(html.indexOf('<style>h2{margin:0}</style>')).toBeLessThan(html.indexOf('</head>'))
    expect(await page('/')).not.toContain('h2{margin:0}')
  })

  test('allows its styles, and other pages do not', async () => {
    const policyOf = async (path: string) => (await fetch(host.url + path)).headers.get('content-security-policy')
    const sources = ['h2{margin:0}', 'h1{margin:0}']
      .map((styles) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`)
      .join(' ')
    expect(await policyOf('/cards')).toContain(`; style-src ${sources} 'self' ${INLINE.style};`)
    expect(await policyOf('/login')).toContain(`; style-src 'self' ${INLINE.style};`)
  })

  test('does not exist for /login, whose page is empty and preloads the scripts of every page', async () => {
    const html = await page('/login')
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('<link rel="modulepreload" href="/assets/start.js" /></head>')
    expect(html).not.toContain('id="needed"')
  })
})

describe('content', () => {
  test.each([
    ['/cards?search=elsa', 'Elsa - Snow "Queen" <3'],
    ['/cards?search=nobody', 'Nothing'],
    ['/card/elsa-snow-queen-3-1', 'Elsa - Snow "Queen" <3'],
  ])('is in the page at %s, as HTML and as queries', async (path, heading) => {
    const html = await page(path)
    expect(html).toContain(`<div id="root"><i>${path}</i><style>h1{margin:0}</style><h1>${heading}</h1>`)
    expect(namesIn(html)).toEqual(heading === 'Nothing' ? [] : [heading])
  })

  test('cannot close the script element that it is in', async () => {
    expect(/id="queries">(.*?)<\/script>/.exec(await page('/cards?search=elsa'))?.[1]).toContain('\\u003c3')
  })

  test('is not in pages that are not prerendered', async () => {
    expect(queriesIn(await page('/login'))).toEqual([])
  })

  test('is rendered once for addresses that differ in parameters the page does not know', async () => {
    const renderedIn = async (path: string) => /<b>.*<\/b>/.exec(await page(path))?.[0]
    const first = await renderedIn('/cards?search=friend')
    expect(await renderedIn('/cards?search=friend&utm_source=mail')).toBe(first)
    expect(await renderedIn('/cards?search=friend')).toBe(first)
    expect(await renderedIn('/cards?search=of')).not.toBe(first)
    expect(await page('/cards?search=friend&utm_source=mail')).toContain(
      '<i>/cards?search=friend&amp;utm_source=mail</i>',
    )
  })

  test('changes with the catalogue', async () => {
    await host.sql(`update public.cards_2 set name = 'Aaron' where id = 'pack-1-9'`)
    // The version is cached for a second.
    await expect.poll(async () => namesIn(await page('/cards?search=aaron')), { timeout: 5000 }).toHaveLength(1)
    expect(await page('/cards?search=aaron')).toContain('<h1>Aaron - Of Tests</h1>')
  })

  test('that cannot be rendered is sent to the browser', async () => {
    await host.sql(`update public.cards_2 set name = 'Unlucky' where id = 'pack-1-7'`)
    const unlucky = () => page('/card/unlucky-of-tests-7')
    await expect.poll(async () => namesIn(await unlucky()), { timeout: 5000 }).toEqual(['Unlucky - Of Tests'])
    expect(await unlucky()).toContain('A prerendered card')
  })

  test('is rendered by a newer build as soon as one exists', async () => {
    const file = join(folder.path, RENDERER_FILE)
    writeFileSync(file, RENDERER.replace('<h1>', '<h1>New '))
    utimesSync(file, new Date(), new Date(Date.now() + 5000))
    expect(await page('/cards')).toContain('<h1>New ')
  })

  test.each([
    ['cannot be read', (file: string) => writeFileSync(file, 'export const = nothing')],
    ['is missing', rmSync],
  ])('is left out if the renderer %s', async (_, spoil) => {
    const file = join(folder.path, RENDERER_FILE)
    spoil(file)
    if (existsSync(file)) utimesSync(file, new Date(), new Date(Date.now() + 10_000))
    const html = await page('/cards')
    expect(html).toContain('Prerendered cards')
    expect(queriesIn(html)).toEqual([])
  })
})
