import type { Page } from '@playwright/test'
import { signUp } from './support/backend.ts'
import { cards, panel, rows } from './support/builderParts.ts'
import { count, wholeTiles } from './support/cardGrid.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

const maybe = (page: Page) => page.getByRole('list', { name: 'Cards on the maybeboard' })

test('a member builds and saves a deck by keyboard in few presses', { tag: '@desktop' }, async ({ page, request }) => {
  await openAs(page, await signUp(request, 'keys'), '/deck-builder')
  await expect(count(page)).toBeVisible()
  expect(await wholeTiles(cards(page).getByRole('listitem'))).toBeGreaterThanOrEqual(8)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(() => wholeTiles(cards(page).getByRole('listitem'))).toBeGreaterThanOrEqual(18)
  await page.setViewportSize(DESKTOP.viewport)

  await page.keyboard.press('/')
  await page.keyboard.type('spirit of winter')
  await expect(count(page)).toContainText('Showing 1 of')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('4')
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Elsa, Spirit of Winter, 4 of 4, 4 of 60')
  // Unlike a right click, the keys for the browser's menu remove no copy.
  await page.keyboard.press('Shift+F10')
  await page.keyboard.press('ContextMenu')

  await test.step('a command in the search field changes a card by its name', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('+3 be prep')
    await expect(page.getByText('Enter adds 3 copies of Be Prepared.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toContainText('7 / 60')
    await expect(page.getByLabel('Search cards')).toBeFocused()
    await page.keyboard.type('-1 be prep')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toContainText('6 / 60')
  })

  await test.step('M adds a card to the maybeboard', async () => {
    await page.keyboard.type('dragon fire')
    await expect(count(page)).toContainText('Showing 3 of')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('m')
    await expect(maybe(page)).toContainText('Dragon Fire')
    await expect(panel(page)).toContainText('6 / 60')
  })

  await test.step('the focus moves on from a card that leaves the maybeboard', async () => {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('m')
    const listed = maybe(page).getByRole('listitem')
    await expect(listed).toHaveCount(2)
    const other = listed.filter({ hasNotText: 'Dragon Fire' })
    await other.getByRole('button', { name: /^Remove/ }).press('Enter')
    await expect(listed).toHaveCount(1)
    await expect(listed.getByRole('button', { name: /^Remove/ })).toBeFocused()
    await listed.getByRole('button', { name: /^Move/ }).press('Enter')
    await expect(listed).toHaveCount(0)
    await expect(rows(page).first().getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(maybe(page)).toContainText('Dragon Fire')
    await expect(panel(page)).toContainText('6 / 60')
  })

  await test.step('/ selects the searched words, and Esc clears them, but not the inks', async () => {
    const field = page.getByLabel('Search cards')
    await page.keyboard.press('/')
    await page.keyboard.type('hades')
    await expect(field).toHaveValue('ink:amethyst,ruby hades')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('ink:amethyst,ruby ')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).not.toBeFocused()
    await page.keyboard.press('/')
    await page.keyboard.type('dragon fire')
    await expect(field).toHaveValue('ink:amethyst,ruby dragon fire')
    // The focus would get lost with the card of an earlier result.
    await expect(count(page)).toContainText(/Showing [1-3] of/)
    await page.keyboard.press('ArrowDown')
  })

  await page.keyboard.press('F6')
  const name = rows(page).getByRole('button', { name: 'Elsa Spirit of Winter' })
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Late game')
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toContainText('Late game')
  await expect(name).toBeFocused()
  await page.keyboard.press('F6')
  await expect(panel(page).getByLabel('Deck Name')).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(panel(page)).toContainText('Please enter a deck name.')
  await page.keyboard.type('Winter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Winter' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Maybeboard/ })).toBeVisible()
  await expect(page.getByRole('link', { name: '4 Elsa - Spirit of Winter, you own 0, note: Late game' })).toBeVisible()

  await page.goto(`/deck-builder?deck=${page.url().split('/').at(-1)}`)
  await expect(maybe(page)).toContainText('Dragon Fire')
  await expect(rows(page).first()).toContainText('Late game')
  await expectAccessible(page)
})
