import type { Page } from '@playwright/test'
import { signUp } from './support/backend.ts'
import { importList, openBuilder, panel, rows, tiles } from './support/builderParts.ts'
import { tile, uniqueWord } from './support/listedDecks.ts'
import { openAs } from './support/openAs.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })

/** The deck in the builder, a line for each card. */
const built = (page: Page) => rows(page).allInnerTexts()

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, isThere: () => Promise<boolean>) {
  for (let step = 0; step < 60 && !(await isThere()); step++) await page.keyboard.press('Tab')
}

test(
  'a deck of 60 cards is built by keyboard, seen and favored by another member, copied as text and imported again',
  { tag: '@desktop' },
  async ({ page, request, browser }) => {
    const name = `Journey ${uniqueWord()}`
    await openAs(page, await signUp(request, 'builder'), '/deck-builder?set=Wilds+Unknown&rarity=Common')
    await expect(tiles(page).first()).toBeVisible()
    await tabTo(page, () =>
      tiles(page)
        .first()
        .evaluate((tile) => tile === document.activeElement),
    )
    for (let card = 0; card < 15; card++) {
      for (let copy = 0; copy < 4; copy++) await page.keyboard.press('+')
      await page.keyboard.press('ArrowRight')
    }
    await expect(panel(page)).toContainText('60 / 60')
    const field = panel(page).getByLabel('Deck Name')
    await field.focus()
    await page.keyboard.type(name)
    const save = panel(page).getByRole('button', { name: 'Save Deck' })
    await tabTo(page, () => save.evaluate((button) => button === document.activeElement))
    const cards = await built(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    const reader = await browser.newContext({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })
    const other = await reader.newPage()
    await openAs(other, await signUp(request, 'reader'), new URL('/decks', page.url()).href)
    await tile(other, name)
      .getByRole('button', { name: `Favorite ${name}, 1` })
      .click()
    await expect(tile(other, name).getByRole('button', { name: `Favorite ${name}, 2` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await other.getByRole('radio', { name: 'Favorites' }).check()
    await tile(other, name).getByRole('link', { name }).click()
    await other.getByRole('button', { name: 'Copy Deck List' }).click()
    await expect(other.getByRole('button', { name: 'Copied to clipboard!' })).toBeVisible()
    const text = await other.evaluate(() => navigator.clipboard.readText())
    expect(text.split('\n')).toHaveLength(15)

    await openBuilder(other)
    await importList(other, text)
    await expect(panel(other)).toContainText('60 / 60')
    expect(await built(other)).toEqual(cards)
    await reader.close()
  },
)
