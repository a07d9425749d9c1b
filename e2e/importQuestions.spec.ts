import { signUp } from './support/backend.ts'
import { BULK, bulkRow, first, second, third } from './support/collectionFiles.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { choose, importButton, openImport, owned } from './support/importPage.ts'
import { fullName } from './support/pack.ts'
import { expect, test } from './support/test.ts'

/** A row with the number of one card and the name of another. */
const mixed = (finish: string, count: number) =>
  bulkRow(first, count, finish).map((cell, at) => (at === 4 ? fullName(second) : cell))
const foreign = bulkRow(third, 4).map((cell, at) => (at === 4 ? 'Ein Name in einer anderen Sprache' : cell))

const cardLabel = (card: typeof first) => `${fullName(card)} (${card.set_data.name} · ${card.collector_number})`

test('a row whose number and name differ becomes a question, and every row and column is accounted for @desktop', async ({
  page,
  request,
}) => {
  const owner = await signUp(request, 'asker')
  await openImport(page, owner)

  await test.step('all questions are answered by the numbers, or skipped', async () => {
    await choose(page, [BULK, mixed('normal', 2), foreign])
    await page.getByRole('button', { name: 'Match All by Number' }).click()
    await expect(page.getByLabel('Row 2')).toHaveValue(first.id)
    await expect(page.getByLabel('Row 3')).toHaveValue(third.id)
    await expect(importButton(page)).toHaveText('Import 2 cards')
    await page.getByRole('button', { name: 'Choose Another File' }).click()

    await choose(page, [BULK, mixed('normal', 2), foreign])
    await page.getByLabel('Row 3').selectOption({ label: cardLabel(third) })
    await page.getByRole('button', { name: 'Skip the Rest' }).click()
    await importButton(page).click()
    await expect(page.getByRole('heading', { name: 'Imported 1 card' })).toBeVisible()
    expect(await owned(page, owner)).toEqual({ [third.id]: '4/0' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
    await page.getByRole('button', { name: 'Import Another File' }).click()
  })

  await test.step('rows and columns that are not imported are named', async () => {
    const collectr =
      'Portfolio Name,Category,Set,Product Name,Card Number,Rarity,Variance,Grade,Card Condition,Average Cost Paid,Quantity,Watchlist'
    const row = (game: string, quantity: number, watchlist: boolean) =>
      `Main,${game},${first.set_data.name},${fullName(first)},${first.collector_number},,Normal,Ungraded,Near Mint,1.20,${quantity},${watchlist}`
    const rows = [row('Lorcana', 2, false), row('Pokemon', 1, false), row('Pokemon', 1, true), row('Lorcana', 4, true)]
    await choose(page, [collectr, ...rows].join('\n'))
    await expect(importButton(page)).toHaveText('Import 1 card')
    await expect(
      page.getByText('Left out: 2 rows of Pokemon, 1 row on your watchlist, which you do not own.'),
    ).toBeVisible()
    await expect(
      page.getByText(
        'Not imported: Portfolio Name, Card Condition, Average Cost Paid. Lorefolio saves how many copies',
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Choose Another File' }).click()
  })

  await choose(page, [BULK, bulkRow(third, 1), mixed('normal', 2), mixed('foil', 1), foreign])
  await expect(page.getByText('1 row with copies, 0 with none, 3 to ask about, 0 not understood')).toBeVisible()
  const questions = page.getByRole('region', { name: 'Which card is it? 2 questions' })
  await expect(questions).toContainText(`is "${fullName(first)}", but the name says "${fullName(second)}".`)
  await expect(importButton(page)).toBeDisabled()
  await expect(page.getByText('Please answer 2 questions first, or skip them.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Rows 3, 4').selectOption({ label: `Matches the name: ${cardLabel(second)}` })
  await expect(page.getByText('Please answer 1 question first, or skip it.')).toBeVisible()
  await page.getByLabel('Row 5').selectOption('Skip it')
  await expect(questions.getByRole('status')).toHaveText('All answered.')
  await importButton(page).click()
  await expect(page.getByRole('heading', { name: 'Imported 2 cards' })).toBeVisible()
  expect(await owned(page, owner)).toEqual({ [third.id]: '1/0', [second.id]: '2/1' })
})

test('a question is answered only by keyboard', { tag: '@desktop' }, async ({ page, request }) => {
  const owner = await signUp(request, 'keys')
  await openImport(page, owner)
  await choose(page, [BULK, mixed('normal', 2)])
  await expect(page.getByRole('heading', { name: 'cards.csv' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Match All by Number' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Row 2')).toBeFocused()
  await page.keyboard.type('Matches the number')
  await expect(page.getByLabel('Row 2')).toHaveValue(first.id)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(importButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Imported 1 card' })).toBeFocused()
  expect(await owned(page, owner)).toEqual({ [first.id]: '2/0' })
})
