import { announced, count, grid, openCards, tile } from './support/cardGrid.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { packCards } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

test.describe('by keyboard', { tag: '@desktop' }, () => {
  test('the card list is reached, searched, walked and left, and is at the same place on return', async ({ page }) => {
    await openCards(page)
    const field = page.getByRole('combobox', { name: 'Search cards' })

    await test.step('the content is one Tab and Enter away', async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(field).toBeFocused()
    })

    await test.step('arrows, Home and End walk the whole grid, and a held key loses no step', async () => {
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
        ['PageDown', 8],
        ['PageUp', 0],
      ] as const
      for (const [key, place] of steps) {
        await page.keyboard.press(key)
        await expect(tile(page, place), `after ${key}`).toBeFocused()
        await expect(tile(page, place)).toBeInViewport()
      }
      // The search field stays at the top of the window and covers no focused card.
      for (const key of ['PageDown', 'PageDown', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
      const bottomOfSearch = await page
        .getByRole('search')
        .boundingBox()
        .then((box) => box!.y + box!.height)
      await expect
        .poll(() => tile(page, 8).evaluate((link) => link.getBoundingClientRect().top))
        .toBeGreaterThan(bottomOfSearch)
      await page.keyboard.press('Home')
      for (let step = 0; step < 30; step++) await page.keyboard.down('ArrowDown')
      await page.keyboard.up('ArrowDown')
      await expect(tile(page, 120)).toBeFocused()
      // The grid is one tab stop.
      await page.keyboard.press('Tab')
      await expect(grid(page).locator(':focus')).toHaveCount(0)
      await page.keyboard.press('Shift+Tab')
      await expect(tile(page, 120)).toBeFocused()
    })

    await test.step('Enter opens the card, and going back leads to the same place', async () => {
      const name = await announced(tile(page, 120))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/card\//)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(/ - |,/)[0] ?? '')
      await page.goBack()
      await expect(count(page)).toBeVisible()
      await expect(tile(page, 120)).toBeInViewport()
      await expect(tile(page, 120)).toHaveAccessibleName(name)
      await expect(tile(page, 120)).toBeFocused()
    })

    await test.step('/ focuses the search box from anywhere but a field, and Esc empties it', async () => {
      await page.keyboard.press('/')
      await expect(field).toBeFocused()
      await page.keyboard.type('a/b')
      await expect(field).toHaveValue('a/b')
      await page.keyboard.press('Escape')
      await expect(field).toHaveValue('')
      await expect(page).toHaveURL('/cards')
    })

    await test.step('the arrow down leads from the search to the first found card', async () => {
      await page.keyboard.type('ink:ruby moana')
      await expect(page).toHaveURL(/search=moana/)
      await expect(tile(page, 0)).toHaveAccessibleName(/^Moana/)
      await page.keyboard.press('Shift+ArrowDown')
      await expect(field).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(tile(page, 0)).toBeFocused()
    })

    await test.step('? shows the keys but not in a field, and Esc closes them', async () => {
      await page.keyboard.press('?')
      const keys = page.getByRole('dialog', { name: 'Keys' })
      await expect(keys).toContainText('Move between cards')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(keys).toBeHidden()
      await field.fill('')
      await page.keyboard.type('who?')
      await expect(field).toHaveValue('who?')
      await expect(keys).toBeHidden()
    })
  })
})
