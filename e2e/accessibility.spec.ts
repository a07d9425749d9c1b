import type { Page } from '@playwright/test'
import { count, openCards } from './cardGrid.ts'
import { expectAccessible } from './expectAccessible.ts'
import { PUBLIC_PAGES } from './publicPages.ts'
import { DESKTOP, PHONE } from './screens.ts'
import { expect, test } from './test.ts'

/** Whatever a page waits for is there: its heading stands in the page, and nothing says that it is loading. */
async function open(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  if (path.startsWith('/cards')) await expect(count(page)).toBeVisible()
}

for (const { path, title, heading, noindex = false } of PUBLIC_PAGES)
  test(`${path} can be read by everybody and is called what it is`, async ({ page, request }) => {
    await open(page, path, heading)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(noindex ? 1 : 0)
    await expectAccessible(page)

    // What search engines get is called the same.
    const served = await (await request.get(path)).text()
    const servedTitle = /<title>([^<]*)<\/title>/.exec(served)?.[1]
    expect(servedTitle?.replaceAll('&#39;', "'")).toBe(title)
    expect(/<meta name="robots" content="noindex"/.test(served)).toBe(noindex)
  })

for (const path of ['/login', '/account', '/admin', '/user/x/collection/activity'])
  test(`${path} asks search engines not to list it`, { tag: '@desktop' }, async ({ page, request }) => {
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"')
    await page.goto(path)
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1)
  })

test('leaving a page that is not to be listed takes that mark along', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/card/nothing-0')
  await page.getByRole('link', { name: 'Back to Cards' }).click()
  await expect(page).toHaveTitle('Lorcana Cards | Lorefolio')
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(0)
})

test('More Filters can be used by everybody', async ({ page }) => {
  await openCards(page, '?color=Ruby&set=Fabled')
  await page.getByRole('button', { name: /^More Filters/ }).click()
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Promo Sets' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a large screen', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('the list of keys can be read by everybody', async ({ page }) => {
    await page.goto('/guides/set-rotation')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('?') // the drawn page is there before it listens
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectAccessible(page)
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('the menu can be used by everybody', async ({ page }) => {
    await page.goto('/sets')
    await page.getByRole('button', { name: 'Open the menu' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page)
  })
})
