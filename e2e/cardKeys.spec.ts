import { announced, count, openCards, tile } from './support/cardGrid.ts'
import { packCards } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

test.describe('the keys of the card list', { tag: '@desktop' }, () => {
  test('/ leads into the search box, from anywhere but a field, and Esc empties it', async ({ page }) => {
    await openCards(page, '?search=elsa')
    const field = page.getByRole('combobox', { name: 'Search cards' })
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await page.keyboard.type('a/b')
    await expect(field).toHaveValue('a/b')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('')
    await expect(page).toHaveURL('/cards')
  })

  test('the arrow down leads from the search to the first card it found, also from the search language', async ({
    page,
  }) => {
    await openCards(page)
    await page.keyboard.press('/')
    await page.keyboard.type('ink:ruby moana')
    await expect(page).toHaveURL(/search=moana/)
    await expect(tile(page, 0)).toHaveAccessibleName(/^Moana/)
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByRole('combobox', { name: 'Search cards' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(tile(page, 0)).toBeFocused()
  })

  test('arrows, Home and End walk the whole grid, and a key that is held down loses no step', async ({ page }) => {
    await openCards(page)
    await tile(page, 0).focus()
    const steps = [
      ['ArrowRight', 1],
      ['ArrowDown', 5],
      ['ArrowDown', 9],
      ['ArrowDown', 13],
      ['ArrowLeft', 12],
      ['ArrowUp', 8],
      ['End', packCards.length - 1],
      ['ArrowRight', packCards.length - 1],
      ['Home', 0],
      ['ArrowLeft', 0],
    ] as const
    for (const [key, place] of steps) {
      await page.keyboard.press(key)
      await expect(tile(page, place), `after ${key}`).toBeFocused()
      await expect(tile(page, place)).toBeInViewport()
    }
    for (let step = 0; step < 30; step++) await page.keyboard.down('ArrowDown')
    await page.keyboard.up('ArrowDown')
    await expect(tile(page, 120)).toBeFocused()
  })

  test('Enter opens the card and going back leads to the same place', async ({ page }) => {
    await openCards(page, '?color=Ruby')
    await tile(page, 0).focus()
    for (let row = 1; row <= 12; row++) {
      await page.keyboard.press('ArrowDown')
      await expect(tile(page, row * 4)).toBeFocused()
    }
    const name = await announced(tile(page, 48))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/card\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(/ - |,/)[0] ?? '')
    await page.goBack()
    await expect(count(page)).toBeVisible()
    await expect(tile(page, 48)).toBeInViewport()
    await expect(tile(page, 48)).toHaveAccessibleName(name)
  })

  test('? shows the keys and Esc puts them away', async ({ page }) => {
    await openCards(page)
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await expect(keys).toContainText('Walk through a grid of cards')
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await page.keyboard.press('/')
    await page.keyboard.type('who?')
    await expect(page.getByRole('combobox', { name: 'Search cards' })).toHaveValue('who?')
    await expect(keys).toBeHidden()
  })

  test('the content is one Tab and Enter away', async ({ page }) => {
    await openCards(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Search cards' })).toBeFocused()
  })

  test('the search of characters has the same keys', async ({ page }) => {
    await page.goto('/characters')
    await expect(tile(page, 0, 'Characters')).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search characters' })).toBeFocused()
    await tile(page, 0, 'Characters').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tile(page, 1, 'Characters')).toBeFocused()
  })
})
