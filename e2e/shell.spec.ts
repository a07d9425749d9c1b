import type { Page } from '@playwright/test'
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
  'My Matches': '/matches',
  'Account Settings': '/account',
}

const links = (page: Page, navigation: string) =>
  page
    .getByRole('navigation', { name: navigation })
    .getByRole('link')
    .evaluateAll((items) => items.map((item) => [item.textContent, item.getAttribute('href')]))

/** The theme by the colour of the text: night or parchment. */
const textColor = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color)

test.describe('on a large screen', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('the sidebar leads everywhere a guest may go', async ({ page }) => {
    await page.goto('/sets')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(Object.fromEntries(await links(page, 'Main'))).toEqual(ITEMS)
    await expect(page.getByText('Free Account')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Characters' }).first().click()
    await expect(page).toHaveURL('/characters')
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Characters' }),
    ).toHaveAttribute('aria-current', 'page')
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

  test('the menu slides in, leads on and closes afterwards', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await opener(page).tap()
    await expect(menu(page)).toBeVisible()
    expect(Object.fromEntries(await links(page, 'Main'))).toEqual(ITEMS)
    await menu(page).getByRole('link', { name: 'Sets' }).tap()
    await expect(page).toHaveURL('/sets')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lorcana Sets')
  })

  test('the menu closes with its button, with Esc and beside it, and returns the focus', async ({ page }) => {
    await page.goto('/')
    const ways = [
      () => menu(page).getByRole('button', { name: 'Close the menu' }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(8, 600),
    ]
    for (const close of ways) {
      await opener(page).tap()
      await expect(menu(page)).toBeVisible()
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
      await close()
      await expect(menu(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    }
  })
})

test('the footer leads on, shows the version and names the owner of the game @desktop', async ({ page }) => {
  await page.goto('/')
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

test('a new page is shown from its start and has the focus there @desktop', async ({ page }) => {
  await page.goto('/cards')
  await expect(page.getByRole('status').filter({ hasText: /^Showing/ })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 4000))
  await page.getByRole('list', { name: 'Cards' }).getByRole('link').nth(6).click()
  await expect(page).toHaveURL(/\/card\//)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('an unknown address leads to the landing page', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/no-such-page', '/cards/deep/inside', '/guides', '/guides/cheating', '/user/1']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('collection tracker')
  }
})

test(
  'a member page asks a guest to sign in without a trap for the back button',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of ['/my-collection', '/my-decks']) {
      await page.goto('/sets')
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      await page.goBack()
      await expect(page).toHaveURL('/sets')
    }
  },
)
