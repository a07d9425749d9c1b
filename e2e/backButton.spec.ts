import type { Page } from '@playwright/test'
import { addDeck, signUp } from './support/backend.ts'
import { count, countLine, openCards, tile } from './support/cardGrid.ts'
import { cardsOf, deckOf } from './support/listedDecks.ts'
import { openAs } from './support/openAs.ts'
import { packCards } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

const ink = (page: Page, name: string) => page.getByRole('group', { name: 'Ink colors' }).getByRole('button', { name })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search cards' })
const steps = (page: Page) => page.evaluate(() => history.length)

/** Types letters with pauses that are longer than the address waits. */
async function typeSlowly(page: Page, text: string) {
  for (const letter of text) {
    await page.keyboard.press(letter)
    await page.waitForTimeout(350)
  }
}

test.describe('back', { tag: '@desktop' }, () => {
  test('undoes one filter of the cards at a time', async ({ page }) => {
    await openCards(page)
    await ink(page, 'Ruby').click()
    await page.getByRole('button', { name: 'Inkable', exact: true }).click()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Color')
    await expect(page).toHaveURL('/cards?color=Ruby&inkable=true&sort=color')
    await page.getByRole('button', { name: 'Clear Filters' }).first().click()
    await expect(page).toHaveURL('/cards?sort=color')
    for (const query of ['?color=Ruby&inkable=true&sort=color', '?color=Ruby&inkable=true', '?color=Ruby']) {
      await page.goBack()
      await expect(page).toHaveURL(`/cards${query}`)
    }
    await expect(field(page)).toHaveValue('ink:ruby ')
    await expect(ink(page, 'Ruby')).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(page).toHaveURL('/cards')
    await expect(field(page)).toHaveValue('')
    await expect(count(page)).toHaveText(countLine(packCards.length))
    await page.goForward()
    await expect(ink(page, 'Ruby')).toHaveAttribute('aria-pressed', 'true')
  })

  test('undoes a whole run of typing, then the filter that was set before it', async ({ page }) => {
    await openCards(page)
    await ink(page, 'Ruby').click()
    await expect(page).toHaveURL('/cards?color=Ruby')
    const before = await steps(page)
    await field(page).focus()
    await page.keyboard.press('End')
    await typeSlowly(page, 'elsa')
    await expect(page).toHaveURL('/cards?color=Ruby&search=elsa')
    expect(await steps(page)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/cards?color=Ruby')
    await expect(field(page)).toHaveValue('ink:ruby ')
    await page.goBack()
    await expect(page).toHaveURL('/cards')
  })

  test('from a card leads to its search, where typing continues in the same step of the history', async ({ page }) => {
    await openCards(page)
    await field(page).fill('elsa')
    await expect(page).toHaveURL('/cards?search=elsa')
    await tile(page, 0).click()
    await expect(page).toHaveURL(/\/card\//)
    await page.goBack()
    await expect(field(page)).toHaveValue('elsa')
    await field(page).fill('elsa snow')
    await expect(page).toHaveURL('/cards?search=elsa+snow')
    await page.goBack()
    await expect(page).toHaveURL('/cards')
  })

  test('leads to the characters and to a character’s cards as they were', async ({ page }) => {
    await page.goto('/characters')
    await page.getByRole('searchbox').fill('elsa')
    await expect(page).toHaveURL('/characters?search=elsa')
    await tile(page, 0, 'Characters').click()
    await expect(page).toHaveURL('/character/elsa')
    await page.getByRole('searchbox', { name: 'Search cards by name' }).fill('snow')
    await expect(page).toHaveURL('/character/elsa?search=snow')
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Rarity')
    await expect(page).toHaveURL('/character/elsa?search=snow&sort=rarity')
    await tile(page, 0, 'Cards of Elsa').click()
    await expect(page).toHaveURL(/\/card\//)

    await page.goBack()
    await expect(page).toHaveURL('/character/elsa?search=snow&sort=rarity')
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('rarity')
    await expect(page.getByRole('searchbox')).toHaveValue('snow')
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('snow')
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('rarity')
    await page.goBack()
    await expect(page.getByRole('option', { name: 'Name', selected: true })).toBeAttached()
    await page.goBack()
    await expect(page).toHaveURL('/character/elsa')
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('elsa')
    await expect(count(page)).toContainText('Showing 1 of')
  })

  test('undoes filters of decks and of a collection', async ({ page, request }) => {
    const owner = await signUp(request, 'steps')
    await addDeck(request, owner, deckOf('Steps', cardsOf('Fabled', 'Amber').slice(0, 3)))
    for (const path of ['/decks', `/user/${owner.id}/decks`]) {
      await openAs(page, owner, path)
      await ink(page, 'Amber').click()
      await page.getByRole('radio', { name: 'Core' }).check()
      await expect(page).toHaveURL(`${path}?color=Amber&format=core`)
      await page.goBack()
      await expect(page).toHaveURL(`${path}?color=Amber`)
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(ink(page, 'Amber')).toHaveAttribute('aria-pressed', 'false')
    }
    const collection = `/user/${owner.id}/collection`
    await page.goto(`${collection}?tab=cards`)
    await page.getByRole('radio', { name: 'Needed' }).check()
    await expect(page).toHaveURL(`${collection}?tab=cards&show=needed`)
    await page.getByRole('tab', { name: 'Characters' }).click()
    await page.getByRole('radio', { name: 'Completion' }).check()
    await expect(page).toHaveURL(/order=completion/)
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'Name' })).toBeChecked()
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'Needed' })).toBeChecked()
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'All Cards' }).first()).toBeChecked()
  })
})
