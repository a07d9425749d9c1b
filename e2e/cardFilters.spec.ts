import type { Page } from '@playwright/test'
import { count, countLine, openCards } from './support/cardGrid.ts'
import { mentions, type PackCard, packCards, packSets } from './support/pack.ts'
import { DESKTOP } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'More Filters' })
const opener = (page: Page) => page.getByRole('button', { name: /^More Filters/ })

/** A value of the dialog; behind its name stands how many cards have it. */
const chip = (page: Page, group: string, value: string) =>
  dialog(page)
    .getByRole('group', { name: group, exact: true })
    .getByRole('button', { name: new RegExp(`^${value}\\s*[\\d,]+$`) })

async function openDialog(page: Page) {
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

type Choice = {
  parameter: string
  query: string
  keeps: (card: PackCard) => boolean
  inDialog?: boolean
  control: (page: Page) => ReturnType<Page['getByRole']>
}

const inkable = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true })

const CHOICES: Choice[] = [
  {
    parameter: 'rarity',
    query: '?rarity=Super+Rare',
    keeps: ({ rarity }) => rarity === 'Super Rare',
    control: (page) => page.getByRole('group', { name: 'Rarities' }).getByRole('button', { name: 'Super Rare' }),
  },
  {
    parameter: 'color',
    query: '?color=Sapphire',
    keeps: ({ inks }) => inks.includes('Sapphire'),
    control: (page) => page.getByRole('group', { name: 'Ink colors' }).getByRole('button', { name: 'Sapphire' }),
  },
  {
    parameter: 'inkable (yes)',
    query: '?inkable=true',
    keeps: ({ inkwell }) => inkwell,
    control: (page) => inkable(page, 'Inkable'),
  },
  {
    parameter: 'inkable (no)',
    query: '?inkable=false',
    keeps: ({ inkwell }) => !inkwell,
    control: (page) => inkable(page, 'Non-Inkable'),
  },
  {
    parameter: 'type',
    query: '?type=Song',
    keeps: ({ type }) => type.includes('Song'),
    inDialog: true,
    control: (page) => chip(page, 'Type', 'Song'),
  },
  {
    parameter: 'set',
    query: "?set=Ursula's+Return",
    keeps: ({ set_data }) => set_data.name === "Ursula's Return",
    inDialog: true,
    control: (page) => chip(page, 'Main Sets', "Ursula's Return"),
  },
  {
    parameter: 'classifications',
    query: '?classifications=Seven+Dwarfs',
    keeps: ({ classifications }) => classifications?.includes('Seven Dwarfs') ?? false,
    inDialog: true,
    control: (page) => chip(page, 'Classifications', 'Seven Dwarfs'),
  },
  {
    parameter: 'franchise',
    query: '?franchise=Atlantis:+The+Lost+Empire',
    keeps: ({ set_data }) => set_data.franchise === 'Atlantis: The Lost Empire',
    inDialog: true,
    control: (page) => chip(page, 'Franchise', 'Atlantis: The Lost Empire'),
  },
]

/** Presses a filter, in the dialog where it stands there, and sees that it is chosen. */
async function expectChosen(page: Page, { control, inDialog = false }: Choice, press = false) {
  if (inDialog) await openDialog(page)
  if (press) await control(page).click()
  const role = await control(page).evaluate((element) => element.tagName)
  if (role === 'INPUT') await expect(control(page)).toBeChecked()
  else await expect(control(page)).toHaveAttribute('aria-pressed', 'true')
  if (inDialog) await page.getByRole('button', { name: 'Done' }).click()
}

test('every filter goes into the address and comes back from it', { tag: '@desktop' }, async ({ page }) => {
  await openCards(page)
  for (const choice of CHOICES) {
    const { parameter, query, keeps } = choice
    await test.step(parameter, async () => {
      await expectChosen(page, choice, true)
      await expect(page).toHaveURL(`/cards${query}`)
      await expect(count(page)).toHaveText(countLine(packCards.filter(keeps).length))
      await page.reload()
      await expect(count(page)).toHaveText(countLine(packCards.filter(keeps).length))
      await expectChosen(page, choice)
      await page.getByRole('button', { name: 'Clear Filters' }).first().click()
      await expect(page).toHaveURL('/cards')
    })
  }
  await page.getByRole('combobox', { name: 'Search cards' }).fill('draw, then & now?')
  await expect(page).toHaveURL('/cards?search=draw%2C+then+%26+now%3F')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Search cards' })).toHaveValue('draw, then & now?')
})

test('values of one kind widen, kinds narrow each other', { tag: '@desktop' }, async ({ page }) => {
  await openCards(page, '?color=Ruby,Amber&type=Location,Item&rarity=Rare&search=each')
  const wanted = packCards.filter(
    (card) =>
      (card.inks.includes('Ruby') || card.inks.includes('Amber')) &&
      (card.type.includes('Location') || card.type.includes('Item')) &&
      card.rarity === 'Rare' &&
      mentions(card, 'each'),
  )
  await expect(count(page)).toHaveText(countLine(wanted.length))
  await expect(opener(page)).toHaveAccessibleName(/5 chosen/)
})

test('a chosen value is taken away by choosing it again @desktop', async ({ page }) => {
  await openCards(page, '?color=Ruby')
  await page.getByRole('button', { name: 'Ruby', exact: true }).click()
  await expect(page).toHaveURL('/cards')
  await expect(count(page)).toHaveText(countLine(packCards.length))
})

test('nonsense in the address is ignored', { tag: '@desktop' }, async ({ page }) => {
  const nonsense =
    'search=%20&color=Mauve&rarity=&inkable=perhaps&sort=upwards&columns=9&type=%&franchise=%00&classifications=<b>&&=&x'
  await openCards(page, `?${nonsense}`)
  await expect(count(page)).toHaveText(countLine(packCards.length))
  await expect(page.getByRole('group', { name: 'Ink colors' }).getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('name')
})

test(
  'More Filters lists every value with its number of cards, sets apart by main and promo',
  { tag: '@desktop' },
  async ({ page }) => {
    await openCards(page)
    await openDialog(page)
    const values = async (group: string) =>
      (await dialog(page).getByRole('group', { name: group, exact: true }).getByRole('button').allInnerTexts()).map(
        (text) => text.replaceAll('\n', ''),
      )
    const numbered = (names: string[], has: (card: PackCard, name: string) => boolean) =>
      names.map((name) => `${name}${packCards.filter((card) => has(card, name)).length.toLocaleString('en-US')}`)

    const sets = (main: boolean) =>
      packSets
        .filter((set) => set.main_set === main)
        .toSorted((a, b) => b.released_at.localeCompare(a.released_at) || a.name.localeCompare(b.name))
        .map(({ name }) => name)
    const ofSet = (card: PackCard, name: string) => card.set_data.name === name
    // Which of them are promo sets is read when the dialog opens.
    await expect.poll(() => values('Main Sets')).toEqual(numbered(sets(true), ofSet))
    expect(await values('Promo Sets')).toEqual(numbered(sets(false), ofSet))

    const types = ['Character', 'Action', 'Song', 'Item', 'Location']
    expect(await values('Type')).toEqual(numbered(types, (card, type) => card.type.includes(type)))
    const classifications = [...new Set(packCards.flatMap((card) => card.classifications ?? []))].toSorted()
    expect(await values('Classifications')).toEqual(
      numbered(classifications, (card, name) => card.classifications?.includes(name) ?? false),
    )
  },
)

test('Clear All takes every choice back and Done closes the dialog @desktop', async ({ page }) => {
  await openCards(page, '?type=Song&color=Ruby&inkable=true')
  await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL('/cards')
  await expect(chip(page, 'Type', 'Song')).toHaveAttribute('aria-pressed', 'false')
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(count(page)).toHaveText(countLine(packCards.length))
})

test.describe('by keyboard', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('More Filters keeps the focus inside and gives it back', async ({ page }) => {
    await openCards(page)
    for (const close of ['Escape', 'Done'] as const) {
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeVisible()
      // Backwards from the first and forwards from the last control there is no way to the page behind.
      for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key)
        const behind = await page.evaluate(() => document.activeElement?.closest('main:not(:has(dialog)), footer, nav'))
        expect(behind).toBeFalsy()
      }
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await dialog(page).getByRole('button', { name: 'Done' }).press('Enter')
      await expect(dialog(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    }
  })

  test('filters are chosen without a pointer', async ({ page }) => {
    await openCards(page)
    await page.getByRole('button', { name: 'Emerald', exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/cards?color=Emerald')
    await page.getByRole('radio', { name: 'All Cards', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/cards?color=Emerald&inkable=true')
  })
})

test('a filter stays under the pointer that pressed it', async ({ page }) => {
  await openCards(page)
  const ruby = page.getByRole('button', { name: 'Ruby', exact: true })
  const before = await ruby.boundingBox()
  await ruby.click()
  await expect(opener(page)).toHaveAccessibleName('More Filters 1 chosen')
  expect(await ruby.boundingBox()).toEqual(before)
})
