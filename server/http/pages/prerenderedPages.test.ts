import { createHash } from 'node:crypto'
import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RENDERER_FILE } from '../../../tools/build/prerenderedPage.ts'
import { INLINE, startTestHost, temporaryFolder, type TestHost, writeSite } from '../../host.fixture.ts'

const folder = temporaryFolder()
let host: TestHost
beforeAll(async () => {
  writeFileSync(join(writeSite(folder.path, 30), RENDERER_FILE), DRAWING)
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
  return (data === undefined ? {} : JSON.parse(data)) as {
    first?: { query: string; cards: SentRow[] }
    namesakes?: SentRow[]
    character?: SentRow[]
    characters?: { count: number; first: { name: string; variants: number; best: SentRow }[] }
    sets?: { id: string; actual_card_count: number }[]
    setCards?: SentRow[]
  }
}

/** Draws as the built program does, in one line; at a card named Unlucky it fails. */
const DRAWING = `export const prerender = async (path, sent) => {
  const { first, ...rest } = JSON.parse(sent)
  const [card = { name: 'Nothing' }] = first?.cards ?? Object.values(rest).flat()
  if (card.name === 'Unlucky') throw new Error('cannot be drawn')
  return '<h1>' + card.name + ' at ' + path + '</h1>'
}`

describe('what the build has drawn beforehand', () => {
  test.each([
    ['/', 'Drawn home', 'home.js'],
    ['/cards', 'Elsa at /cards', 'cards.js'],
    ['/cards?search=friend+2', 'Friend 2 at /cards?search=friend+2', 'cards.js'],
    ['/cards?search=friend%202&sort=name', 'Friend 12 at /cards?search=friend+2&sort=name', 'cards.js'],
    ['/cards?search=nobody', 'Nothing at /cards?search=nobody', 'cards.js'],
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
    const { query, cards = [] } = sentCards(await page('/cards')).first ?? {}
    const names = cards.map(({ name }) => name)
    expect(query).toBe('')
    expect(cards).toHaveLength(12)
    expect(names).toEqual(names.toSorted())
    expect(names[0]).toBe('Elsa')
  })

  test('/cards has the first that its search finds, in the order of the search', async () => {
    const found = async (query: string) => {
      const { first } = sentCards(await page(`/cards${query}`))
      return { query: first?.query, numbers: first?.cards.map(({ id }) => Number(id.replace('pack-1-', ''))) }
    }
    expect(await found('?utm=1&search=friend%202')).toEqual({
      query: '?search=friend+2',
      numbers: [2, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 12],
    })
    expect((await found('?set=The+First+Chapter&search=elsa')).numbers).toEqual([1])
  })

  test('a card has itself and its namesakes, at the one address that is its own', async () => {
    for (const address of ['/card/elsa-snow-queen-3-1', '/card/ELSA-snow-queen-3-1?set=Fabled&x=1']) {
      const html = await page(address)
      expect(sentCards(html).namesakes?.map(({ id }) => id)).toEqual(['pack-1-1'])
      expect(html).toContain('<div id="root"><h1>Elsa at /card/elsa-snow-queen-3-1</h1></div>')
    }
  })

  test('a character has all cards of its name, at the one address that is its own', async () => {
    await host.sql(`update public.cards_2 set name = 'Elsa' where id in ('pack-1-4', 'pack-1-2')`)
    await host.sql(`update public.cards_2 set type = '{Action}' where id = 'pack-1-4'`)
    for (const address of ['/character/elsa', '/character/ELSA?x=1']) {
      await expect
        .poll(
          async () =>
            sentCards(await page(address))
              .character?.map(({ id }) => id)
              .toSorted(),
          { timeout: 5000 },
        )
        .toEqual(['pack-1-1', 'pack-1-2', 'pack-1-4'])
      expect(await page(address)).toContain('at /character/elsa</h1>')
    }
  })

  test('/characters has how many there are, and those with most variants first, each by its rarest card', async () => {
    await host.sql(`update public.cards_2 set rarity = 'Legendary' where id = 'pack-1-2'`)
    const characters = async () => sentCards(await page('/characters')).characters
    await expect.poll(async () => (await characters())?.first[0]?.best.id, { timeout: 5000 }).toBe('pack-1-2')
    const { count = 0, first = [] } = (await characters()) ?? {}
    expect(count).toBe(28) // of thirty cards two are Elsa's others, one of them an action
    expect(first).toHaveLength(12)
    expect(first[0]).toMatchObject({ name: 'Elsa', variants: 2 })
    expect(first[1]).toMatchObject({ name: 'Friend 10', variants: 1, best: { name: 'Friend 10' } })
  })

  test('/sets has the main sets that have cards, with a card for each that has no picture', async () => {
    const sent = async () => sentCards(await page('/sets'))
    expect((await sent()).sets).toMatchObject([{ id: 'pack-set-1', actual_card_count: 30 }])
    expect((await sent()).setCards?.map(({ id }) => id)).toEqual(['pack-1-2'])
    await host.sql(`update public.sets_2 set key_art = 'https://cards.example/art.jpg'`)
    await expect.poll(async () => (await sent()).setCards, { timeout: 5000 }).toEqual([])
    await host.sql(`update public.sets_2 set main_set = false`)
    await expect.poll(async () => (await sent()).sets, { timeout: 5000 }).toEqual([])
  })

  test('none come where others may be wanted, or none', async () => {
    for (const path of ['/sets?x=1', '/characters?x=1', '/card/nobody-1', '/character/nobody', '/login'])
      expect(sentCards(await page(path))).toEqual({})
  })

  test('a change of the catalogue shows in them, and in what is drawn', async () => {
    await host.sql(`update public.cards_2 set name = 'Aaron' where id = 'pack-1-9'`)
    // The version is believed for a second.
    await expect
      .poll(async () => sentCards(await page('/cards')).first?.cards[0]?.name, { timeout: 5000 })
      .toBe('Aaron')
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
    const file = join(folder.path, RENDERER_FILE)
    writeFileSync(file, DRAWING.replace('<h1>', '<h1>New '))
    utimesSync(file, new Date(), new Date(Date.now() + 5000))
    expect(await page('/cards')).toContain('<h1>New ')
  })

  test.each([
    ['cannot be read', (file: string) => writeFileSync(file, 'export const = nothing')],
    ['is not there', rmSync],
  ])('where the program that draws %s, they are still sent', async (_, spoil) => {
    const file = join(folder.path, RENDERER_FILE)
    spoil(file)
    if (existsSync(file)) utimesSync(file, new Date(), new Date(Date.now() + 10_000))
    const html = await page('/cards')
    expect(html).toContain('Drawn cards')
    expect(sentCards(html).first?.cards).toHaveLength(12)
  })
})
