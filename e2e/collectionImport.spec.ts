import { addRow, setCopies, signUp } from './support/backend.ts'
import { BULK, bulkRow, csv, first, second, third } from './support/collectionFiles.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { choose, count, importButton, openImport, owned } from './support/importPage.ts'
import { fullName, packCards } from './support/pack.ts'
import { expect, test } from './support/test.ts'

test('a file is added or replaces the collection, both can be undone, and a lost answer counts once @desktop', async ({
  page,
  request,
}) => {
  const owner = await signUp(request, 'importer')
  await addRow(request, owner, 'user_collections', { card_id: first.id, quantity: 2, is_foil: false })
  await addRow(request, owner, 'user_collections', { card_id: second.id, quantity: 1, is_foil: true })
  const before = { [first.id]: '2/0', [second.id]: '0/1' }
  await openImport(page, owner)
  const file = [BULK, bulkRow(first, 3), bulkRow(second, 0), bulkRow(third, 1, 'foil')]

  await choose(page, [...file, ['001', '9999', 'normal', '1', 'Nobody', '', '']])
  await expect(page.getByText('2 rows with copies, 1 with none, 1 not understood')).toBeVisible()
  const problem = page.getByRole('table', { name: /^Not understood: 1 row$/ })
  await expect(problem.getByRole('rowheader')).toHaveText('5')
  const changed = page.getByRole('table', { name: 'To be changed: 1 card' })
  await expect(changed.getByRole('row', { name: fullName(first) }).getByRole('cell')).toHaveText([/2.*5/, '0'])
  for (const [label, number] of [
    ['Added', 1],
    ['Changed', 1],
    ['Removed', 0],
    ['Unchanged', 1],
  ] as const)
    await expect(count(page, label)).toHaveText(String(number))
  await expectAccessible(page)
  expect(await owned(page, owner)).toEqual(before)
  await importButton(page).click()
  await expect(page.getByRole('heading', { name: 'Imported 2 cards' })).toBeFocused()
  expect(await owned(page, owner)).toEqual({ [first.id]: '5/0', [second.id]: '0/1', [third.id]: '0/1' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
  expect(await owned(page, owner)).toEqual(before)

  await page.getByRole('button', { name: 'Import Another File' }).click()
  await choose(page, file)
  await page.getByLabel('Replace my collection').check()
  await expect(page.getByText('1 card that the file does not have will be removed from your collection.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'To be removed: 1 card' })).toContainText(fullName(second))
  await expect(importButton(page)).toHaveText('Replace with 2 cards')
  await importButton(page).click()
  await expect(page.getByRole('heading', { name: 'Imported 2 cards' })).toBeVisible()
  await expect(count(page, 'Removed')).toHaveText('1')
  expect(await owned(page, owner)).toEqual({ [first.id]: '3/0', [third.id]: '0/1' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
  expect(await owned(page, owner)).toEqual(before)

  await test.step('an import whose answers were lost is retried and counts once', async () => {
    await page.getByRole('button', { name: 'Import Another File' }).click()
    await choose(page, [BULK, bulkRow(first, 3)])
    await page.route('**/rpc/import_collection', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await importButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(
      /No response\. You can safely try again: it counts only once\..*Try Again/,
    )
    await expect(importButton(page)).toHaveText('Import 1 card')
    await page.unroute('**/rpc/import_collection')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Imported 1 card' })).toBeVisible()
    expect(await owned(page, owner)).toEqual({ [first.id]: '5/0', [second.id]: '0/1' })
  })

  await test.step('more than 9,999 copies of a card are refused before the import is sent', async () => {
    await setCopies(request, owner, first.id, 9999)
    await openImport(page, owner)
    await choose(page, [BULK, bulkRow(first, 1)])
    await expect(page.getByText('At most 9,999 copies of a card can be tracked.')).toBeVisible()
    await expect(importButton(page)).toBeDisabled()
    await page.getByLabel('Replace my collection').check()
    await expect(importButton(page)).toBeEnabled()
  })
})

test('an invalid file is reported with its row and reason, and 6,000 rows show their progress @desktop', async ({
  page,
  request,
}) => {
  const owner = await signUp(request, 'stumbler')
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const shown = document.querySelector<HTMLProgressElement>('progress[aria-label^="Reading"]')
      if (shown && shown.value !== seen.at(-1)) seen.push(shown.value)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await openImport(page, owner)
  const alert = page.getByRole('alert')
  for (const [text, message] of [
    ['', 'cards.csv: Row 1: This file is empty.'],
    ['\n\nElsa;4\nAnna;2', /^cards.csv: Row 3: These column headings are unknown\./],
    ['PK\u0003\u0004', 'cards.csv: This is a spreadsheet. Please save it as CSV first.'],
  ] as const) {
    await choose(page, text)
    await expect(alert).toHaveText(message)
  }
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toBeFocused()

  const pasted = page.getByLabel('Or paste CSV text')
  await pasted.fill('1,2,3')
  await page.getByRole('button', { name: 'Preview import' }).click()
  await expect(alert).toHaveText(/^Pasted text: Row 1: /)
  await expect(pasted).toHaveValue('1,2,3')
  await pasted.fill(csv([BULK, bulkRow(first, 1)]).join('\n'))
  await page.getByRole('button', { name: 'Preview import' }).click()
  await expect(importButton(page)).toHaveText('Import 1 card')
  await page.getByRole('button', { name: 'Choose Another File' }).click()

  await page.evaluate(() => ((window as unknown as { seen: number[] }).seen.length = 0))
  const rows = packCards.slice(0, 2000).flatMap((card) => [1, 2, 3].map((copies) => bulkRow(card, copies)))
  await choose(page, [BULK, ...rows])
  await expect(page.getByText('6,000 rows with copies, 0 with none, 0 not understood')).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  expect(seen.length).toBeGreaterThan(2)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  await importButton(page).click()
  await expect(page.getByRole('heading', { name: 'Imported 2,000 cards' })).toBeVisible()
  const copies = Object.values(await owned(page, owner))
  expect(copies).toHaveLength(2000)
  expect(new Set(copies)).toEqual(new Set(['6/0']))
  await page.getByRole('link', { name: 'Go to Collection' }).click()
  await expect(page).toHaveURL(`/user/${owner.id}/collection`)
})
