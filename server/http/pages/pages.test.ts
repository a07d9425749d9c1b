import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RENDERER_FILE } from '../../../tools/build/prerenderedPage.ts'
import type { Database } from '../../backend/database.ts'
import { defaultSettings } from '../../config.ts'
import { temporaryFolder, writeSite } from '../../host.fixture.ts'
import { catalogueVersion } from '../cache/catalogueVersion.ts'
import { heads } from './heads.ts'
import { pages } from './pages.ts'
import type { SiteEnv } from '../site.ts'

/** A catalogue of one character, with a card for each of these ids; its version is the number of cards. */
const catalogueOf = (ids: readonly string[]): Database => ({
  kind: 'pglite',
  async query(sql, [wanted] = []) {
    if (sql.includes('catalogue_version')) return [{ version: ids.length }]
    return ids.filter((id) => !Array.isArray(wanted) || wanted.includes(id)).map(makeRow)
  },
  transaction: () => Promise.reject(new Error('no transactions')),
  close: async () => undefined,
})

const makeRow = (id: string) => ({
  id,
  name: 'Elsa',
  version: 'Of Tests',
  cost: 1,
  inkwell: true,
  inks: ['Amethyst'],
  type: ['Character'],
  classifications: [],
  rules_text: '',
  keywords: [],
  flavor_text: null,
  strength: 1,
  willpower: 1,
  lore: 1,
  move_cost: null,
  rarity: 'Common',
  collector_number: id,
  set: 'The First Chapter',
  set_id: '1',
  picture: null,
  franchise: null,
  released_at: null,
  updated_at: '2026-11-20T00:00:00Z',
})

const partsOf = (database: Database, folder: string) => ({
  settings: defaultSettings,
  siteUrl: 'https://lorefolio.example',
  siteDir: writeSite(folder),
  secrets: { publishableKey: 'key', secretKey: 'key', jwtSecret: 'secret' },
  backend: { fetch: () => Promise.reject(new Error('no backend')) },
  database,
  reads: database,
  log: pino({ level: 'silent' }),
})

test('while the database is unavailable a page is sent as it was built', async () => {
  const folder = temporaryFolder()
  onTestFinished(() => folder.remove())
  const database = { ...catalogueOf([]), query: () => Promise.reject(new Error('the database is unavailable')) }
  const parts = partsOf(database, folder.path)
  const { page } = pages(parts, heads(parts, catalogueVersion(database)))
  const answer = await new Hono<SiteEnv>().get('*', page).request('/cards')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain('<h1>Prerendered cards</h1>')
})

test('if the catalogue changes between a page’s head and its content, the next page has the new content', async () => {
  const ids = ['1']
  let now = 1000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const folder = temporaryFolder()
  onTestFinished(() => {
    clock.mockRestore()
    folder.remove()
  })
  const database = catalogueOf(ids)
  const parts = partsOf(database, folder.path)
  const known = heads(parts, catalogueVersion(database))
  writeFileSync(
    join(folder.path, RENDERER_FILE),
    `export const loadPage = async (address, { catalogue }) => ({
      address,
      mark: '',
      isVolatile: false,
      queries: catalogue.cards.map(({ id }) => [['card'], id]),
      render: () => '',
    })`,
  )
  let afterHead = () => {}
  const { page } = pages(parts, {
    ...known,
    async of(...args) {
      const head = await known.of(...args)
      afterHead()
      return head
    },
  })
  const site = new Hono<SiteEnv>().get('*', page)
  const sentIds = async () => {
    const html = await (await site.request('/card/elsa-of-tests-1')).text()
    return JSON.parse(/id="queries">(.*?)<\/script>/.exec(html)?.[1] ?? '[]') as unknown
  }
  afterHead = () => {
    ids.push('2')
    // The cached version of the catalogue has expired.
    now += 5000
    afterHead = () => {}
  }
  expect(await sentIds()).toEqual([[['card'], '1']])
  expect(await sentIds()).toEqual([
    [['card'], '1'],
    [['card'], '2'],
  ])
})
