import { startHost, type Host } from '../server/host.ts'
import { embeddedTemplate } from '../tools/testing/databaseTemplates.ts'
import { expectHydrated, markPrerendered } from './support/hydration.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const CARD = '/card/elsa-snow-queen-41'

test.describe('with a rate', { tag: '@desktop' }, () => {
  test.use(DESKTOP)
  let host: Host
  test.beforeAll(async () => {
    host = await startHost({ eurPerUsd: 0.92, template: await embeddedTemplate() })
    await host.sql(`update cards_2 set prices_data = '{"usd": "3.37"}' where id = 'pack-1-41'`)
  })
  test.afterAll(() => host.close())

  test('a visitor sees prices in EUR, told as converted, and prerendered pages agree', async ({ page }) => {
    const url = host.url.replace('127.0.0.1', 'localhost')
    await page.goto(url + CARD)
    const price = page.getByRole('region', { name: 'Market Price' })
    await expect(price).toContainText('$3.37')
    await expect(page.getByRole('contentinfo')).not.toContainText('converted')
    await page.getByRole('radio', { name: 'EUR' }).check()
    await expect(price).toContainText('€3.10')
    await expect(price).not.toContainText('$')
    await expect(price).toContainText('converted from USD at 0.92')
    await expect(page.getByRole('contentinfo')).toContainText('converted from USD at 0.92')

    const isHydrated = await markPrerendered(page)
    await page.goto(url + CARD)
    await expectHydrated(page, isHydrated)
    await expect(price).toContainText('€3.10')
    await page.goto(`${url}/cards?search=elsa&sort=price-desc`)
    await expect(page.getByText('€3.10').first()).toBeVisible()
    await page.getByRole('radio', { name: 'USD' }).check()
    await expect(page.getByText('$3.37').first()).toBeVisible()
  })
})

test('without a rate prices are in USD, whatever the browser stored', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lorefolio.currency', 'EUR'))
  await page.goto(CARD)
  await expect(page.getByRole('group', { name: 'Theme' }).first()).toBeVisible()
  await expect(page.getByText('Currency of prices')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).not.toContainText('€')
})
