import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestHost, temporaryFolder, type TestHost, writeSite } from '../host.fixture.ts'

const folder = temporaryFolder()
let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ siteDir: writeSite(folder.path, 30) })
})
afterAll(async () => {
  await host.close()
  folder.remove()
})

const page = async (path: string) => (await fetch(host.url + path)).text()
const firstCards = (html: string) => {
  const data = /id="first-cards">(.*?)<\/script>/.exec(html)?.[1]
  return data === undefined ? null : (JSON.parse(data) as { id: string; name: string; version: string }[])
}

describe('what the build has drawn beforehand', () => {
  test.each([
    ['/', 'Drawn home', 'home.js'],
    ['/cards', 'Drawn cards', 'cards.js'],
    ['/cards?color=Ruby', 'Drawn cards', 'cards.js'],
    ['/card/elsa-snow-queen-3-1', 'A drawn card', 'card.js'],
  ])('%s is in the page, with the scripts it will need', async (path, heading, script) => {
    const html = await page(path)
    expect(html).toContain(`<div id="root"><h1>${heading}</h1></div>`)
    expect(html).toContain(`<link rel="modulepreload" href="/assets/${script}" />`)
  })

  test('a page that is not drawn is empty, and names what every page needs', async () => {
    const html = await page('/login')
    expect(html).toContain('<div id="root"></div>')
    expect(html.match(/rel="modulepreload"/g)).toHaveLength(1)
  })
})

describe('the first cards of /cards', () => {
  test('twelve come along, in the order of their names', async () => {
    const cards = firstCards(await page('/cards')) ?? []
    const names = cards.map(({ name }) => name)
    expect(cards).toHaveLength(12)
    expect(names).toEqual(names.toSorted())
    expect(names[0]).toBe('Elsa')
  })

  test('none come where others may be wanted, or none', async () => {
    expect(firstCards(await page('/cards?color=Ruby'))).toBeNull()
    expect(firstCards(await page('/sets'))).toBeNull()
  })

  test('a change of the catalogue shows in them', async () => {
    await host.sql(`update public.cards_2 set name = 'Aaron' where id = 'pack-1-9'`)
    // The version is believed for a second.
    await expect.poll(async () => firstCards(await page('/cards'))?.[0]?.name, { timeout: 5000 }).toBe('Aaron')
  })
})
