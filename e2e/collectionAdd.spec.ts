import type { Page } from '@playwright/test'
import { signUp } from './support/backend.ts'
import { expectStored } from './support/copyParts.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { type PackCard, fullName, packCards } from './support/pack.ts'
import { expect, test } from './support/test.ts'

const SET = 'The First Chapter'
const [first, second, third] = packCards.filter((card) => card.set_data.name === SET) as [PackCard, PackCard, PackCard]

const numbers = (page: Page) => page.getByRole('textbox', { name: 'Card Numbers' })
const added = (page: Page) => page.getByRole('region', { name: 'Just Added' })
const rows = (page: Page) => added(page).getByRole('listitem')

test('cards are added as fast as their numbers are typed, and removed again @desktop', async ({ page, request }) => {
  const owner = await signUp(request, 'opener')
  await openAs(page, owner, `/user/${owner.id}/collection`)
  await page.getByRole('link', { name: 'Add Cards' }).click()
  await expect(page).toHaveTitle('Add Cards | Lorefolio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Cards')
  await expect(numbers(page)).toBeFocused()
  await page.getByRole('combobox', { name: 'Set' }).selectOption(SET)
  await expect(page).toHaveURL(/\?set=1$/)

  await numbers(page).fill(first.collector_number)
  await expect(page.getByRole('region', { name: 'By Number' })).toContainText(fullName(first))
  await page.keyboard.press('Enter')
  await expect(numbers(page)).toHaveValue('')
  await page.keyboard.type(`3x${second.collector_number}, ${first.collector_number}f`)
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(0)).toContainText(fullName(first))
  await expect(rows(page).nth(0)).toContainText('Foil')
  await expect(rows(page).nth(1)).toContainText(`${fullName(second)}${SET}`)
  await expect(added(page)).toContainText('5 copies')
  await expectStored(request, owner, { [first.id]: 1, [`${first.id} foil`]: 1, [second.id]: 3 })
  await expectAccessible(page)

  await page.getByRole('button', { name: `Remove added non-foil copies of ${fullName(second)}` }).click()
  await page.getByRole('button', { name: `Remove added foil copies of ${fullName(first)}` }).click()
  await expect(added(page)).toContainText('3 copies')
  await expectStored(request, owner, { [first.id]: 1, [second.id]: 2 })

  await test.step('a number without a card is reported at its place and stays there; numbers before it are added', async () => {
    await page.getByRole('radio', { name: 'Foil', exact: true }).check()
    await numbers(page).fill(`${first.collector_number} 9999 ${third.collector_number}`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(numbers(page)).toHaveValue(`9999 ${third.collector_number}`)
    await expect(numbers(page)).toHaveAccessibleDescription(/The First Chapter has no card with the number 9999\./)
    await expect(numbers(page)).toBeFocused()
    await expect(added(page)).toContainText('4 copies')
    await numbers(page).fill('')
    await expect(page.getByRole('alert')).toBeEmpty()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Please type the number of a card.')
    await expectStored(request, owner, { [first.id]: 1, [`${first.id} foil`]: 1, [second.id]: 2 })
  })

  await test.step('only its owner adds to a collection', async () => {
    const other = await signUp(request, 'somebody-else')
    await page.goto(`/user/${other.id}/collection/add`)
    await expect(page.getByRole('heading', { name: "This Is Another Member's Collection" })).toBeVisible()
    await page.getByRole('link', { name: 'Add to My Collection' }).click()
    await expect(page).toHaveURL(`/user/${owner.id}/collection/add`)
    await expect(numbers(page)).toBeVisible()
    // the set that was chosen last
    await expect(page.getByRole('combobox', { name: 'Set' })).toHaveValue('1')
  })
})

test('on a phone the foil key counts for one card, and the field stays ready after Undo @phone', async ({
  page,
  request,
}) => {
  const owner = await signUp(request, 'booster')
  await openAs(page, owner, `/user/${owner.id}/collection/add?set=1`)
  const pad = page.getByRole('group', { name: 'Number pad' })
  const foil = pad.getByRole('button', { name: 'Foil' })
  const add = async (card: PackCard) => {
    for (const digit of card.collector_number) await pad.getByRole('button', { name: digit, exact: true }).tap()
    await pad.getByRole('button', { name: 'Add', exact: true }).tap()
    await expect(numbers(page)).toHaveValue('')
  }
  await foil.tap()
  await expect(foil).toHaveAttribute('aria-pressed', 'true')
  await add(first)
  await expect(foil).toHaveAttribute('aria-pressed', 'false')
  await add(second)
  await expectStored(request, owner, { [`${first.id} foil`]: 1, [second.id]: 1 })
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(numbers(page)).toBeFocused()
  await expectStored(request, owner, { [`${first.id} foil`]: 1 })
  await expect(rows(page)).toHaveText([/Foil/])

  await test.step('after a wrong number the keys stay, and the next digit begins another number', async () => {
    const key = (name: string) => pad.getByRole('button', { name, exact: true })
    const before = await pad.boundingBox()
    for (const name of ['9', '9', '9', 'Add']) await key(name).tap()
    await expect(numbers(page)).toHaveAccessibleDescription('The First Chapter has no card with the number 999.')
    expect(await pad.boundingBox()).toEqual(before)
    await key('Delete the last character').tap()
    await expect(numbers(page)).toHaveValue('99')
    for (const name of ['9', 'Add', '4', '5']) await key(name).tap()
    await expect(numbers(page)).toHaveValue('45')
  })

  await numbers(page).fill(`${first.collector_number} ${second.collector_number} ${third.collector_number}`)
  const preview = page.getByRole('region', { name: 'By Number' })
  await expect(preview).toContainText(fullName(third))
  await expect(preview).toContainText('and 2 more')
  await expect(preview).not.toContainText(fullName(second))

  await test.step('the foil key is about the last number, and a second press of Add is no mistake', async () => {
    const key = (name: string) => pad.getByRole('button', { name, exact: true })
    const before = await pad.boundingBox()
    await foil.tap()
    await key('Add').tap()
    await key('Add').tap()
    await expectStored(request, owner, {
      [`${first.id} foil`]: 1,
      [first.id]: 1,
      [second.id]: 1,
      [`${third.id} foil`]: 1,
    })
    await expect(page.getByText('Please type the number of a card.')).toHaveCount(0)
    await numbers(page).fill(first.collector_number)
    await foil.tap()
    await key('Comma').tap()
    await expect(numbers(page)).toHaveValue(`${first.collector_number}f, `)
    await expect(foil).toHaveAttribute('aria-pressed', 'false')
    expect(await pad.boundingBox()).toEqual(before)
  })

  await pad.getByRole('button', { name: 'ABC keyboard' }).tap()
  await numbers(page).fill('ariel')
  await page.getByRole('link', { name: 'Find a card by name' }).tap()
  await expect(page).toHaveURL(/\/collection\?/)
  await expect(page.getByRole('combobox', { name: 'Search cards' })).toHaveValue('ariel')
  await page.goBack()
  await expect(numbers(page)).toHaveValue('ariel')
  await page.goto(`/user/${owner.id}/collection/add`)
  await expect(numbers(page)).toHaveValue('ariel')
})
