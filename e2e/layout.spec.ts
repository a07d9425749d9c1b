import { openCards } from './support/cardGrid.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('More Filters is a sheet that is fully visible', async ({ page }) => {
    await openCards(page)
    await page.getByRole('button', { name: /^More Filters/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'More Filters' })
    for (const name of ['Clear All', 'Done', 'Close'])
      await expect(sheet.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await sheet.getByRole('button', { name: /^Song\s*\d+$/ }).tap()
    await sheet.getByRole('button', { name: 'Done' }).tap()
    await expect(page).toHaveURL('/cards?type=Song')
  })

  test('a tap beside the menu or a dialog only closes it', async ({ page }) => {
    await page.goto('/')
    const behind = await page.getByRole('main').getByRole('link', { name: 'Create Deck' }).first().boundingBox()
    await page.getByRole('button', { name: 'Open the menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(90)
    await page.touchscreen.tap((behind?.x ?? 0) + 20, (behind?.y ?? 0) + 20)
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/')

    await openCards(page)
    await page.getByRole('button', { name: /^More Filters/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'More Filters' })
    await expect(sheet).toBeVisible()
    await page.touchscreen.tap(60, 20) // over the link home
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/cards')
  })

  test('the footer of a short page is at the end of the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1400 })
    await page.goto('/deck/nothing')
    await expect(page.getByRole('heading', { name: 'Deck not found' })).toBeVisible()
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBe(1400)
  })

  test('every control on the card list is large enough for a thumb', async ({ page }) => {
    await openCards(page, '?color=Ruby')
    const small = await page
      .locator('header, main')
      .locator('a, button, select, input')
      .evaluateAll((controls) =>
        controls
          .map((control) => (control.matches('input[type=radio]') ? (control.closest('label') ?? control) : control))
          .filter((control) => control.checkVisibility())
          .filter(
            (control) => Math.min(control.getBoundingClientRect().width, control.getBoundingClientRect().height) < 43.5,
          )
          .map((control) => control.getAttribute('aria-label') ?? control.textContent),
      )
    expect(small).toEqual([])
  })
})
