import { createHash } from 'node:crypto'
import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DRAWING_PROGRAM } from '../../tools/build/drawnPage.ts'
import { INLINE, startTestHost, temporaryFolder, type TestHost, writeSite } from '../host.fixture.ts'

const folder = temporaryFolder()
let host: TestHost
beforeAll(async () => {
  writeFileSync(join(writeSite(folder.path, 30), DRAWING_PROGRAM), DRAWING)
  host = await startTestHost({ siteDir: folder.path })
})
afterAll(async () => {
  await host.close()
  folder.remove()
})

const page = async (path: string) => (await fetch(host.url + path)).text()
type SentRow = { id: string; name: string; version: string }
const sentCards = (html: string) => {
  const data = /id="sent">(.*?)<\/script>/.exec(html)?.[1]
  return (data === undefined ? {} : JSON.parse(data)) as { first?: SentRow[]; namesakes?: SentRow[] }
}

/** Draws as the built program does, in one line; at a card named Unlucky it fails. */
const DRAWING = `export const prerender = async (path, sent) => {
  const [card] = Object.values(JSON.parse(sent)).flat()
  if (card.name === 'Unlucky') throw new Error('cannot be drawn')
  return '<h1>' + card.name + ' at ' + path + '</h1>'
}`

describe('what the build has drawn beforehand', () => {
  test.each([
    ['/', 'Drawn home', 'home.js'],
    ['/cards', 'Elsa at /cards', 'cards.js'],
    ['/cards?color=Ruby', 'Drawn cards', 'cards.js'],
    ['/card/elsa-snow-queen-3-1', 'Elsa at /card/elsa-snow-queen-3-1', 'card.js'],
    ['/card/nobody-1', 'A drawn card', 'card.js'],
  ])('%s is in the page, with the scripts it will need, which wait until it is seen', async (path, heading, script) => {
    const html = await page(path)
    expect(html).toContain(`<div id="root"><h1>${heading}</h1></div>`)
    expect(html).toContain(
      `<script type="application/json" id="needed">["/assets/start.js","/assets/${script}"]</script></head>`,
    )
    expect(html).not.toContain('modulepreload')
  })

  test('its own style sheet is allowed, there alone', async () => {
    const policyOf = async (path: string) => (await fetch(host.url + path)).headers.get('content-security-policy')
    const source = `'sha256-${createHash('sha256').update('h1{margin:0}').digest('base64')}'`
    expect(await policyOf('/terms')).toContain(`; style-src ${source} 'self' ${INLINE.style};`)
    expect(await policyOf('/cards')).not.toContain(source)
  })

  test('a page that is not drawn is empty, and names what every page needs', async () => {
    const html = await page('/login')
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('<link rel="modulepreload" href="/assets/start.js" /></head>')
    expect(html).not.toContain('id="needed"')
  })
})

describe('cards that are sent along with a page', () => {
  test('/cards has the first twelve, in the order of their names', async () => {
    const { first = [] } = sentCards(await page('/cards'))
    const names = first.map(({ name }) => name)
    expect(first).toHaveLength(12)
    expect(names).toEqual(names.toSorted())
    expect(names[0]).toBe('Elsa')
  })

  test('a card has itself and its namesakes, at the one address that is its own', async () => {
    for (const address of ['/card/elsa-snow-queen-3-1', '/card/ELSA-snow-queen-3-1?set=Fabled&x=1']) {
      const html = await page(address)
      expect(sentCards(html).namesakes?.map(({ id }) => id)).toEqual(['pack-1-1'])
      expect(html).toContain('<div id="root"><h1>Elsa at /card/elsa-snow-queen-3-1</h1></div>')
    }
  })

  test('none come where others may be wanted, or none', async () => {
    for (const path of ['/cards?color=Ruby', '/sets', '/card/nobody-1', '/login'])
      expect(sentCards(await page(path))).toEqual({})
  })

  test('a change of the catalogue shows in them, and in what is drawn', async () => {
    await host.sql(`update public.cards_2 set name = 'Aaron' where id = 'pack-1-9'`)
    // The version is believed for a second.
    await expect.poll(async () => sentCards(await page('/cards')).first?.[0]?.name, { timeout: 5000 }).toBe('Aaron')
    expect(await page('/cards')).toContain('<h1>Aaron at /cards</h1>')
  })

  test('where they cannot be drawn they are still sent', async () => {
    await host.sql(`update public.cards_2 set name = 'Unlucky' where id = 'pack-1-7'`)
    const unlucky = () => page('/card/unlucky-of-tests-7')
    await expect
      .poll(async () => sentCards(await unlucky()).namesakes?.map(({ id }) => id), { timeout: 5000 })
      .toEqual(['pack-1-7'])
    expect(await unlucky()).toContain('A drawn card')
  })

  test('what a newer build draws takes the place of what was drawn before', async () => {
    const file = join(folder.path, DRAWING_PROGRAM)
    writeFileSync(file, DRAWING.replace('<h1>', '<h1>New '))
    utimesSync(file, new Date(), new Date(Date.now() + 5000))
    expect(await page('/cards')).toContain('<h1>New ')
  })

  test.each([
    ['cannot be read', (file: string) => writeFileSync(file, 'export const = nothing')],
    ['is not there', rmSync],
  ])('where the program that draws %s, they are still sent', async (_, spoil) => {
    const file = join(folder.path, DRAWING_PROGRAM)
    spoil(file)
    if (existsSync(file)) utimesSync(file, new Date(), new Date(Date.now() + 10_000))
    const html = await page('/cards')
    expect(html).toContain('Drawn cards')
    expect(sentCards(html).first).toHaveLength(12)
  })
})
