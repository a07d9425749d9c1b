import type { Page } from '@playwright/test'
import { setCopies, signUp } from './support/backend.ts'
import { count, countLine, openCards } from './support/cardGrid.ts'
import { openAs } from './support/openAs.ts'
import { mentions, packCard, packCards, type PackCard } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'More Filters' })
const openDialog = (page: Page) => page.getByRole('button', { name: /^More Filters/ }).click()

/** A value of the dialog with the number that stands behind its name. */
const chip = (page: Page, group: string, value: string, cards: number) =>
  dialog(page)
    .getByRole('group', { name: group, exact: true })
    .getByRole('button', { name: new RegExp(`^${value}\\s*${cards.toLocaleString('en-US')}$`) })

const cardsWith = (...looks: ((card: PackCard) => boolean)[]) =>
  packCards.filter((card) => looks.every((look) => look(card))).length

const isOld = ({ set_data }: PackCard) => set_data.name === 'The First Chapter'
const isEpic = ({ rarity }: PackCard) => rarity === 'Epic'
const isAction = ({ type }: PackCard) => type.includes('Action')
const isRuby = ({ inks }: PackCard) => inks.includes('Ruby')

test.describe('the numbers in More Filters', { tag: '@desktop' }, () => {
  test('follow what else is chosen, and what would show nothing cannot be chosen', async ({ page }) => {
    await openCards(page)
    await openDialog(page)
    await expect(chip(page, 'Rarity', 'Epic', cardsWith(isEpic))).toBeEnabled()
    await chip(page, 'Main Sets', 'The First Chapter', cardsWith(isOld)).click()
    const epic = chip(page, 'Rarity', 'Epic', 0)
    await expect(epic).toBeDisabled()
    await expect(epic).toHaveCSS('opacity', '0.4')
    await epic.click({ force: true })
    await expect(page).toHaveURL('/cards?set=The+First+Chapter')
    // Values of one group widen each other: their numbers stay.
    await expect(
      chip(
        page,
        'Main Sets',
        'Fabled',
        cardsWith(({ set_data }) => set_data.name === 'Fabled'),
      ),
    ).toBeEnabled()
    await chip(page, 'Color', 'Ruby', cardsWith(isOld, isRuby)).click()
    await chip(page, 'Type', 'Action', cardsWith(isOld, isRuby, isAction)).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(count(page)).toHaveText(countLine(cardsWith(isOld, isRuby, isAction)))
  })

  test('of a value that was chosen can be 0, and it is taken back by keyboard without losing the focus', async ({
    page,
  }) => {
    await openCards(page, '?rarity=Epic&set=The+First+Chapter')
    await openDialog(page)
    const epic = chip(page, 'Rarity', 'Epic', 0)
    await expect(epic).toBeEnabled()
    await epic.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/cards?set=The+First+Chapter')
    await expect(epic).toBeDisabled()
    await expect(epic).toBeFocused()
  })

  test('count what a search has found', async ({ page }) => {
    await openCards(page, '?search=voiceless')
    await openDialog(page)
    const found = packCards.filter((card) => mentions(card, 'voiceless'))
    expect(new Set(found.flatMap(({ inks, inkwell }) => [...inks, inkwell]))).toEqual(new Set(['Amber', true]))
    await expect(chip(page, 'Color', 'Amber', found.length)).toBeEnabled()
    await expect(chip(page, 'Color', 'Steel', 0)).toBeDisabled()
    await expect(dialog(page).getByRole('radio', { name: 'Inkable', exact: true })).toBeEnabled()
    await expect(dialog(page).getByRole('radio', { name: 'Non-Inkable' })).toBeDisabled()
    await expect(dialog(page).getByRole('radio', { name: 'All Cards', exact: true })).toBeEnabled()
  })

  test('of a collection count the cards that are owned, where those alone are shown', async ({ page, request }) => {
    const owner = await signUp(request, 'counter')
    await setCopies(request, owner, packCard('Elsa - Snow Queen', 'The First Chapter').id, 2)
    await openAs(page, owner, `/user/${owner.id}/collection?tab=cards&show=owned`)
    await expect(count(page)).toHaveText(countLine(1))
    await openDialog(page)
    await expect(chip(page, 'Color', 'Amethyst', 1)).toBeEnabled()
    await expect(chip(page, 'Color', 'Amber', 0)).toBeDisabled()
  })
})
