import type { Page } from '@playwright/test'
import { startHost } from '../server/host.ts'
import { embeddedTemplate } from '../tools/testing/databaseTemplates.ts'
import { count, countLine, grid, openCards } from './support/cardGrid.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { waitUntilHydrated } from './support/hydration.ts'
import { persistedKeys } from './support/persistedKeys.ts'
import { packCards } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

/** Breaks the network between the browser and the database; the site is still reachable. */
const cutOff = (page: Page) => page.route('**/rest/v1/**', (route) => route.abort())

/** Waits until the browser has saved the loaded cards, which happens some time after they are shown. */
const waitUntilSaved = (page: Page) => expect.poll(() => persistedKeys(page)).toContain('public-["catalogue"]')

/** The addresses of the files that the page has loaded. */
const loadedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name))

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const CACHED = 'Using cached cards - some data may be outdated'
const FALLBACK = 'Using fallback card data - database unavailable'
const BUNDLED = 'Using offline card data'

test.describe('loading the cards', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: /./ })

  test('while the database is unreachable a notice says that the bundled cards are shown', async ({ page }) => {
    await cutOff(page)
    await openCards(page, '?color=Ruby')
    await expect(notice(page, FALLBACK)).toBeVisible()
    const ruby = packCards.filter((card) => card.inks.includes('Ruby')).length
    await expect(count(page)).toHaveText(countLine(ruby))
    for (const path of ['/card/elsa-snow-queen-41', '/characters', '/character/elsa']) {
      await page.goto(path)
      await expect(notice(page, FALLBACK), path).toBeVisible()
    }
    await page.goto('/sets')
    await expect(page.getByRole('heading', { name: 'The First Chapter' })).toBeVisible()
  })

  test('cards loaded before are shown without the database, with a notice, and all of them without a connection', async ({
    page,
  }) => {
    await openCards(page)
    await expect(notice(page, CACHED)).toHaveCount(0)
    await waitUntilSaved(page)

    await test.step('a page that was opened before the connection broke leads to all cards', async () => {
      await page.goto('/sets')
      await waitUntilHydrated(page)
      await page.getByRole('link', { name: 'Cards', exact: true }).first().hover()
      for (const file of [/CardsPage-.*\.js/, /\.css/])
        await expect
          .poll(() => loadedFiles(page), 'the code and styles of the list of cards')
          .toContainEqual(expect.stringMatching(file))
      await goOffline(page)
      await page.getByRole('link', { name: 'Cards', exact: true }).first().click()
      await expect(count(page)).toHaveText(countLine(packCards.length))
      await page.getByRole('combobox', { name: 'Search cards' }).fill('maui')
      await expect(grid(page).getByRole('link', { name: /^Maui/ }).first()).toBeVisible()
      await goOnline(page)
    })

    await cutOff(page)
    // The bundled cards are unreachable too. The browser has saved the cards that are shown.
    await page.route('**/pack.json', (route) => route.abort())
    await page.clock.setFixedTime(Date.now() + 10 * 60_000)
    await openCards(page)
    await expect(count(page)).toHaveText(countLine(packCards.length))
    await expect(notice(page, CACHED)).toBeVisible()
  })

  test('when no cards can be loaded the error is shown, and Try Again works once the network is back', async ({
    page,
  }) => {
    await cutOff(page)
    await page.route('**/pack.json', (route) => route.abort())
    await page.goto('/cards')
    await expect(page.getByRole('alert')).toContainText('Error loading cards: Failed to load cards')
    await page.unroute('**/pack.json')
    await page.unroute('**/rest/v1/**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(count(page)).toHaveText(countLine(packCards.length))
  })
})

test(
  'without cards in the database the bundled ones are shown, and empty lists say so',
  { tag: '@desktop' },
  async ({ page }) => {
    const host = await startHost({ seed: false, template: await embeddedTemplate() })
    try {
      await page.goto(`${host.url}/cards`)
      await expect(count(page)).toHaveText(countLine(packCards.length))
      await expect(notice(page, BUNDLED)).toBeVisible()

      await page.goto(`${host.url}/sets`)
      await expect(page.getByRole('heading', { name: 'No Sets Available' })).toBeVisible()
      await page.goto(`${host.url}/characters`)
      await expect(page.getByRole('heading', { name: 'No Characters Available' })).toBeVisible()
      await page.route('**/pack.json', (route) => route.fulfill({ json: { sets: [], cards: [] } }))
      await page.goto(`${host.url}/cards`)
      await expect(page.getByRole('heading', { name: 'No Cards Available' })).toBeVisible()
      await page.unroute('**/pack.json')

      await host.sql(`insert into public.sets_2 (id, name, code, released_at, main_set)
      values ('p1', 'Promo 1', 'P1', null, true), ('t', 'Tomorrow', 't', '2099-01-31', true)`)
      const set = (id: string, name: string) => JSON.stringify({ id, name })
      await host.sql(
        `insert into public.cards_2 (id, name, type, ink, inks, rarity, collector_number, set_id, set_data)
       values ('a', 'Ann', '{Character}', 'Ruby', '{Ruby}', 'Rare', '1', 'p1', $1::text::jsonb),
              ('b', 'Ben', '{Character}', 'Ruby', '{Ruby}', 'Rare', '2', 't', $2::text::jsonb)`,
        [set('p1', 'Promo Set 1'), set('t', 'Tomorrow')],
      )
      const sets = page.getByRole('main').getByRole('article')
      await expect(async () => {
        await page.goto(`${host.url}/sets`) // The host notices the change within a second.
        await expect(sets.getByRole('heading')).toHaveText(['Tomorrow', 'Promo Set 1'], { timeout: 1000 })
      }).toPass()
      await expect(sets.nth(1)).toContainText('TBA')
      await sets.nth(1).getByRole('link').click()
      await expect(page).toHaveURL(/\/cards\?set=Promo\+Set\+1$/)
      await expect(count(page)).toHaveText(countLine(1, 2))

      // Values that no card has cannot be selected.
      for (const name of ['Ruby', 'Rare']) await expect(page.getByRole('button', { name, exact: true })).toBeEnabled()
      for (const name of ['Amber', 'Steel', 'Common', 'Enchanted'])
        await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
    } finally {
      await host.close()
    }
  },
)
