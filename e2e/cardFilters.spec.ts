import type { Page } from '@playwright/test'
import { count, countLine, openCards } from './support/cardGrid.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { mentions, type PackCard, packCards, packSets } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESKTOP)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'More Filters' })
const opener = (page: Page) => page.getByRole('button', { name: /^More Filters/ })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search cards' })
const inkable = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
const toggle = (page: Page, group: string, value: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name: value })

/** A value of the dialog. The number of its cards follows its name: the given number, or any. */
const chip = (page: Page, group: string, value: string, cards?: number) =>
  dialog(page)
    .getByRole('group', { name: group, exact: true })
    .getByRole('button', { name: new RegExp(`^${value}\\s*${cards?.toLocaleString('en-US') ?? '[\\d,]+'}$`) })

async function openDialog(page: Page) {
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

const cardsWith = (...looks: ((card: PackCard) => boolean)[]) =>
  packCards.filter((card) => looks.every((look) => look(card))).length

const isOld = ({ set_data }: PackCard) => set_data.name === 'The First Chapter'
const isEpic = ({ rarity }: PackCard) => rarity === 'Epic'
const isAction = ({ type }: PackCard) => type.includes('Action')
const isRuby = ({ inks }: PackCard) => inks.includes('Ruby')

/** The options of More Filters, each with the address of its cards. */
const IN_DIALOG = [
  ['Cost', '9 or more', '?cost=9'],
  ['Type', 'Song', '?type=Song'],
  ['Keyword', 'Evasive', '?keyword=Evasive'],
  ['Main Sets', "Ursula's Return", "?set=Ursula's+Return"],
  ['Classifications', 'Seven Dwarfs', '?classifications=Seven+Dwarfs'],
  ['Franchise', 'Atlantis: The Lost Empire', '?franchise=Atlantis:+The+Lost+Empire'],
] as const

test.describe('the filters of /cards', { tag: '@desktop' }, () => {
  test('are written to the address one by one, and restored from it', async ({ page }) => {
    await openCards(page)
    const ruby = toggle(page, 'Ink colors', 'Ruby')
    const before = await ruby.boundingBox()
    await ruby.click()
    await expect(page).toHaveURL('/cards?color=Ruby')
    await expect(count(page)).toHaveText(countLine(cardsWith(isRuby)))
    await expect(opener(page)).toHaveAccessibleName('More Filters 1 chosen')
    // The button stays under the pointer.
    expect(await ruby.boundingBox()).toEqual(before)
    await ruby.click()
    await expect(page).toHaveURL('/cards')
    await expect(count(page)).toHaveText(countLine(packCards.length))

    const rare = toggle(page, 'Rarities', 'Super Rare')
    await rare.click()
    await expect(page).toHaveURL('/cards?rarity=Super+Rare')
    await expect(count(page)).toHaveText(countLine(cardsWith(({ rarity }) => rarity === 'Super Rare')))
    await rare.click()
    for (const [label, value] of [
      ['Inkable', true],
      ['Non-Inkable', false],
    ] as const) {
      await inkable(page, label).click()
      await expect(page).toHaveURL(`/cards?inkable=${value}`)
      await expect(count(page)).toHaveText(countLine(cardsWith(({ inkwell }) => inkwell === value)))
    }
    await page.getByRole('button', { name: 'Clear Filters' }).first().press('Enter')
    await expect(page).toHaveURL('/cards')
    await expect(page.getByRole('combobox', { name: 'Search cards' })).toBeFocused()

    await test.step('by keyboard', async () => {
      await toggle(page, 'Ink colors', 'Emerald').focus()
      await page.keyboard.press('Space')
      await expect(page).toHaveURL('/cards?color=Emerald')
      await inkable(page, 'Inkable').focus()
      await page.keyboard.press('Space')
      await expect(page).toHaveURL('/cards?color=Emerald&inkable=true')
    })

    await test.step('in forced-colors mode inks keep their colors, and the selected one has a frame', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      await page.mouse.move(0, 0)
      await expect(toggle(page, 'Ink colors', 'Amber')).not.toHaveCSS('outline-style', 'solid')
      await expect(toggle(page, 'Ink colors', 'Emerald')).toHaveCSS('outline-style', 'solid')
      await expect(toggle(page, 'Ink colors', 'Amber').locator('span')).toHaveCSS(
        'background-color',
        'rgb(242, 169, 30)',
      )
      await page.emulateMedia({ forcedColors: 'none' })
    })

    await page.goto(
      "/cards?search=draw%2C+then+%26+now%3F&rarity=Super+Rare&color=Sapphire&inkable=false&type=Song&set=Ursula's+Return" +
        '&classifications=Seven+Dwarfs&franchise=Atlantis:+The+Lost+Empire&keyword=Evasive&cost=9',
    )
    await expect(count(page)).toHaveText(countLine(0))
    await expect(field(page)).toHaveValue(/draw, then & now\?$/)
    await expect(toggle(page, 'Rarities', 'Super Rare')).toHaveAttribute('aria-pressed', 'true')
    await expect(toggle(page, 'Ink colors', 'Sapphire')).toHaveAttribute('aria-pressed', 'true')
    await expect(inkable(page, 'Non-Inkable')).toHaveAttribute('aria-pressed', 'true')
    await openDialog(page)
    for (const [group, value] of IN_DIALOG)
      await expect(chip(page, group, value)).toHaveAttribute('aria-pressed', 'true')
  })

  test('are in More Filters, with the number of cards for each, and retain the focus', async ({ page }) => {
    await openCards(page)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()

    await test.step('every value is listed with its number of cards, sets by main and promo', async () => {
      const values = async (group: string) =>
        (await dialog(page).getByRole('group', { name: group, exact: true }).getByRole('button').allInnerTexts()).map(
          (text) => text.replaceAll('\n', ''),
        )
      const numbered = (names: string[], has: (card: PackCard, name: string) => boolean) =>
        names.map((name) => `${name}${cardsWith((card) => has(card, name)).toLocaleString('en-US')}`)
      const sets = (main: boolean) =>
        packSets
          .filter((set) => set.main_set === main)
          .toSorted((a, b) => b.released_at.localeCompare(a.released_at) || a.name.localeCompare(b.name))
          .map(({ name }) => name)
      const ofSet = (card: PackCard, name: string) => card.set_data.name === name
      // The dialog loads which sets are promo sets when it opens.
      await expect.poll(() => values('Main Sets')).toEqual(numbered(sets(true), ofSet))
      expect(await values('Promo Sets')).toEqual(numbered(sets(false), ofSet))
      const types = ['Character', 'Action', 'Song', 'Item', 'Location']
      expect(await values('Type')).toEqual(numbered(types, (card, type) => card.type.includes(type)))
      const classifications = [...new Set(packCards.flatMap((card) => card.classifications ?? []))].toSorted()
      expect(await values('Classifications')).toEqual(
        numbered(classifications, (card, name) => card.classifications?.includes(name) ?? false),
      )
    })
    await expectAccessible(page)

    await test.step('each option changes the address and can be removed', async () => {
      for (const [group, value, query] of IN_DIALOG) {
        await chip(page, group, value).click()
        await expect(page).toHaveURL(`/cards${query}`)
        await chip(page, group, value).click()
        await expect(page).toHaveURL('/cards')
      }
    })

    await test.step('the button has the number of the chips', async () => {
      for (const cost of ['7', '8', '9 or more']) await chip(page, 'Cost', cost).click()
      await expect(opener(page)).toContainText('1 chosen')
      await dialog(page).getByRole('button', { name: 'Clear All' }).click()
      await expect(page).toHaveURL('/cards')
    })

    await test.step('limits of numbers and a format are terms of the search, with the number of cards for each', async () => {
      const limit = (name: string) =>
        dialog(page).getByRole('group', { name: 'Strength', exact: true }).getByRole('combobox', { name })
      const isStrong = ({ strength }: PackCard) => (strength ?? 0) >= 5
      await limit('at least').selectOption({ label: `5 (${cardsWith(isStrong)})` })
      await expect(page).toHaveURL('/cards?search=strength%3E%3D5')
      await expect(limit('at most').locator('option[value="4"]')).toBeDisabled()
      const found = cardsWith(({ strength }) => strength === 5 || strength === 6)
      await limit('at most').selectOption({ label: `6 (${found})` })
      await expect(page).toHaveURL('/cards?search=strength%3E%3D5+strength%3C%3D6')
      await expect(dialog(page).getByRole('button', { name: `Done · ${found} cards` })).toBeVisible()
      await dialog(page).getByRole('radio', { name: 'Core' }).check()
      await expect(page).toHaveURL('/cards?search=strength%3E%3D5+strength%3C%3D6+legal:core')
      await expect(opener(page)).toContainText('3 chosen')
      await dialog(page).getByRole('button', { name: 'Clear All' }).click()
      await expect(page).toHaveURL('/cards')
      await expect(limit('at least')).toHaveValue('')
    })

    await test.step('a value without cards can only be removed, and retains the focus', async () => {
      await chip(page, 'Rarity', 'Epic', cardsWith(isEpic)).click()
      await chip(page, 'Main Sets', 'The First Chapter', cardsWith(isOld, isEpic)).click({ force: true })
      await expect(page).toHaveURL('/cards?rarity=Epic')
      await chip(page, 'Rarity', 'Epic').click()
      await chip(page, 'Main Sets', 'The First Chapter', cardsWith(isOld)).click()
      const epic = chip(page, 'Rarity', 'Epic', 0)
      await expect(epic).toBeDisabled()
      await expect(epic).toHaveCSS('opacity', '0.4')
      await epic.click({ force: true })
      await expect(page).toHaveURL('/cards?set=The+First+Chapter')
      // Values of one group are alternatives, so their numbers stay.
      const isFabled = ({ set_data }: PackCard) => set_data.name === 'Fabled'
      await expect(chip(page, 'Main Sets', 'Fabled', cardsWith(isFabled))).toBeEnabled()
      await chip(page, 'Color', 'Ruby', cardsWith(isOld, isRuby)).click()
      await chip(page, 'Type', 'Action', cardsWith(isOld, isRuby, isAction)).click()
    })

    await test.step('Tab stays inside, and Escape returns the focus', async () => {
      // Tab from the last control and Shift+Tab from the first do not reach the page behind.
      for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key)
        const behind = await page.evaluate(() => document.activeElement?.closest('main:not(:has(dialog)), footer, nav'))
        expect(behind).toBeFalsy()
      }
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await expect(count(page)).toHaveText(countLine(cardsWith(isOld, isRuby, isAction)))
    })

    await test.step('a selected value without cards is removed by keyboard without losing the focus', async () => {
      await page.goto('/cards?rarity=Epic&set=The+First+Chapter')
      await openDialog(page)
      const epic = chip(page, 'Rarity', 'Epic', 0)
      await expect(epic).toBeEnabled()
      await epic.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/cards?set=The+First+Chapter')
      await expect(epic).toBeDisabled()
      await expect(epic).toBeFocused()
    })

    await test.step('Clear All removes every option, and Done closes the dialog', async () => {
      await dialog(page).getByRole('button', { name: 'Clear All' }).click()
      await expect(page).toHaveURL('/cards')
      await expect(chip(page, 'Main Sets', 'The First Chapter')).toHaveAttribute('aria-pressed', 'false')
      await dialog(page).getByRole('button', { name: 'Done' }).press('Enter')
      await expect(dialog(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await expect(count(page)).toHaveText(countLine(packCards.length))
    })

    await test.step('the numbers count the cards of the search', async () => {
      await field(page).fill('voiceless')
      const found = packCards.filter((card) => mentions(card, 'voiceless'))
      expect(new Set(found.flatMap(({ inks, inkwell }) => [...inks, inkwell]))).toEqual(new Set(['Amber', true]))
      await expect(count(page)).toHaveText(countLine(found.length))
      await openDialog(page)
      await expect(chip(page, 'Color', 'Amber', found.length)).toBeEnabled()
      await expect(chip(page, 'Color', 'Steel', 0)).toBeDisabled()
      await expect(dialog(page).getByRole('radio', { name: `Inkable ${found.length}`, exact: true })).toBeEnabled()
      await expect(dialog(page).getByRole('radio', { name: 'Non-Inkable' })).toBeDisabled()
      await expect(dialog(page).getByRole('radio', { name: 'All Cards', exact: true })).toBeEnabled()
    })
  })
})
