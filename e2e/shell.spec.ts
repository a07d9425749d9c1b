import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expectAccessible.ts'
import { signUp } from './support/backend.ts'
import { tile } from './support/cardGrid.ts'
import { waitUntilHydrated } from './support/hydration.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const ITEMS = {
  'Deck Builder': '/deck-builder',
  Decks: '/decks',
  Cards: '/cards',
  Characters: '/characters',
  Sets: '/sets',
  'My Decks': '/my-decks',
  'My Collection': '/my-collection',
  Shelf: '/shelf',
  'My Matches': '/matches',
  'Account Settings': '/account',
}

const links = (page: Page, navigation: string) =>
  page
    .getByRole('navigation', { name: navigation })
    .getByRole('link')
    .evaluateAll((items) => items.map((item) => [item.textContent, item.getAttribute('href')]))

/** The theme by the color of the text: night or parchment. */
const textColor = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color)

test.describe('on a large screen', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('the sidebar and the footer lead a guest everywhere, and mark the page that is open', async ({ page }) => {
    await page.goto('/sets')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(Object.fromEntries(await links(page, 'Main'))).toEqual(ITEMS)
    await expect(page.getByText('Free Account')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    for (const name of ['Logout', 'Upgrade Account']) await expect(page.getByRole('button', { name })).toHaveCount(0)
    await page.getByRole('link', { name: 'Characters' }).first().click()
    await expect(page).toHaveURL('/characters')
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Characters' }),
    ).toHaveAttribute('aria-current', 'page')

    const footer = page.getByRole('contentinfo')
    expect(Object.fromEntries(await links(page, 'Footer'))).toMatchObject({
      Decks: '/decks',
      Cards: '/cards',
      Sets: '/sets',
      'Deck Builder': '/deck-builder',
      Characters: '/characters',
    })
    await expect(footer).toContainText('Version 0.5.0')
    await expect(footer).toContainText(/unofficial.*not affiliated.*Disney or Ravensburger/)
  })

  test('an unknown address leads to the landing page, and a member page to the sign-in page, from which Back works', async ({
    page,
  }) => {
    for (const path of ['/cards/deep/inside', '/guides/cheating', '/user/1']) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('collection tracker')
    }
    for (const path of [
      '/account',
      '/my-decks',
      '/my-collection',
      '/matches',
      '/admin',
      '/user/x/collection/activity',
    ]) {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
      await expect(page.locator('meta[name="robots"][content="noindex"]'), path).toHaveCount(1)
      await page.goBack()
      await expect(page).toHaveURL('/')
    }
    for (const name of ['My Decks', 'My Collection', 'Shelf', 'My Matches', 'Account Settings']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
      await expect(page).toHaveURL('/login')
    }
  })

  test('a selected theme is restored after a reload and Auto follows the system again', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const dark = await textColor(page)
    const theme = page.getByRole('group', { name: 'Theme' })
    await theme.getByRole('radio', { name: 'Parchment' }).click()
    await expect.poll(() => textColor(page)).not.toBe(dark)
    const light = await textColor(page)
    await page.reload()
    await expect(theme.getByRole('radio', { name: 'Parchment' })).toBeChecked()
    expect(await textColor(page)).toBe(light)

    await theme.getByRole('radio', { name: 'Auto' }).click()
    await expect.poll(() => textColor(page)).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => textColor(page)).toBe(light)
    await theme.getByRole('radio', { name: 'Night' }).click()
    await expect.poll(() => textColor(page)).toBe(dark)
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  const opener = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('the menu slides in, can be closed in every way, gives the focus back, and leads on', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    const behind = await page.getByRole('main').getByRole('link', { name: 'Create Deck' }).first().boundingBox()
    const ways = [
      () => menu(page).getByRole('button', { name: 'Close the menu' }).tap(),
      () => page.keyboard.press('Escape'),
      // A tap beside the menu presses nothing behind it.
      () => page.touchscreen.tap((behind?.x ?? 0) + 20, (behind?.y ?? 0) + 20),
    ]
    for (const close of ways) {
      await opener(page).tap()
      await expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(90)
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
      await close()
      await expect(menu(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await expect(page).toHaveURL('/')
    }

    await opener(page).tap()
    expect(Object.fromEntries(await links(page, 'Menu'))).toEqual(ITEMS)
    await expectAccessible(page)
    await menu(page).getByRole('link', { name: 'Sets' }).tap()
    await expect(page).toHaveURL('/sets')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lorcana Sets')
  })

  test('the tab bar leads to four pages, and Add to the frequent tasks from any of them', async ({ page, request }) => {
    const tabs = page.getByRole('navigation', { name: 'Main' })
    const sheet = page.getByRole('dialog', { name: 'Add' })
    await page.goto('/guides/beginner-guide')
    await tabs.getByRole('link', { name: 'Cards' }).tap()
    await expect(page).toHaveURL('/cards')
    await expect(tabs.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'page')

    await test.step('the first card is in the upper quarter, and the last one above the bar', async () => {
      const box = await tile(page, 0).boundingBox()
      expect(box?.y).toBeLessThan(211)
      await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const last = await page.getByRole('contentinfo').boundingBox()
      expect(Math.floor((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThanOrEqual((await tabs.boundingBox())?.y ?? 0)
    })

    await test.step('a guest is asked to sign in for a match', async () => {
      await tabs.getByRole('button', { name: 'Add' }).tap()
      await expectAccessible(page)
      await sheet.getByRole('link', { name: /^Log match/ }).tap()
      await expect(page).toHaveURL('/login')
      await expect(sheet).toBeHidden()
    })

    const member = await signUp(request, 'tabs')
    await test.step('a member’s account opens their pages, and gives the focus back', async () => {
      await openAs(page, member, '/decks')
      const account = page.getByRole('button', { name: 'Account' })
      await account.tap()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(account).toBeFocused()
      await account.tap()
      await page.getByRole('menuitem', { name: 'My Matches' }).tap()
      await expect(page).toHaveURL('/matches')
      await expect(page.getByRole('main')).toBeFocused()
    })

    await test.step('they log a match, add cards and start a deck', async () => {
      await tabs.getByRole('button', { name: 'Add' }).tap()
      await expect(sheet.getByRole('link', { name: /^Add cards/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(tabs.getByRole('button', { name: 'Add' })).toBeFocused()
      await page.keyboard.press('Enter')
      await sheet.getByRole('button', { name: /^Log match/ }).tap()
      const match = page.getByRole('dialog', { name: 'Log Match' })
      // The member has no deck to log a match with.
      await expect(match.getByRole('link', { name: 'Create New Deck' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(match).toBeHidden()
      await tabs.getByRole('button', { name: 'Add' }).tap()
      await sheet.getByRole('link', { name: /^Add cards/ }).tap()
      await expect(page).toHaveURL(`/user/${member.id}/collection/add`)
      await expect(sheet).toBeHidden()
      // As high as a phone's window with the bars of its browser, and a phone held sideways.
      for (const size of [
        { width: 390, height: 664 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(size)
        const keys = await page.getByRole('group', { name: 'Number pad' }).boundingBox()
        expect((keys?.y ?? 0) + (keys?.height ?? size.height)).toBeLessThan((await tabs.boundingBox())?.y ?? 0)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await tabs.getByRole('button', { name: 'Add' }).tap()
      await sheet.getByRole('link', { name: /^New deck/ }).tap()
      await expect(page).toHaveURL('/deck-builder')
      // The builder has its own bar in this place.
      await expect(tabs).toBeHidden()
      await page.goBack()
      await tabs.getByRole('link', { name: 'Collection' }).tap()
      await expect(page).toHaveURL(`/user/${member.id}/collection`)
      await expect(tabs.getByRole('link', { name: 'Collection' })).toHaveAttribute('aria-current', 'true')
    })

    await test.step('their cards begin above 30% of the window', async () => {
      await page.getByRole('tab', { name: 'Cards' }).tap()
      for (const [width, height] of [
        [390, 844],
        [820, 1180],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect((await tile(page, 0).boundingBox())?.y).toBeLessThan(0.3 * height)
      }
    })
  })
})

test('the sidebar folds to its icons, also for later visits @desktop', async ({ page }) => {
  await page.goto('/sets')
  await waitUntilHydrated(page)
  const main = page.getByRole('main')
  const before = (await main.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: 'Fold the sidebar' }).click()
  await page.reload()
  const button = page.getByRole('button', { name: 'Unfold the sidebar' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect((await main.boundingBox())?.width).toBeGreaterThan(before + 100)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Decks', exact: true }).click()
  await expect(page).toHaveURL('/decks')
  await button.click()
  expect((await main.boundingBox())?.width).toBe(before)
})
