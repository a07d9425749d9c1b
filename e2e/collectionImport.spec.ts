import { addRow, signUp } from './support/backend.ts'
import { BULK, bulkRow, cards, csv, first, second, SHAPES, third } from './support/collectionFiles.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { choose, count, importButton, openImport, owned } from './support/importPage.ts'
import { fullName, packCards } from './support/pack.ts'
import { expect, test } from './support/test.ts'

for (const [shape, { header, rowsOf, strange }] of Object.entries(SHAPES))
  test(`a file of ${shape} is imported without losing a row`, { tag: '@desktop' }, async ({ page, request }) => {
    const owner = await signUp(request, 'mover')
    await openImport(page, owner)
    const rows = cards.flatMap(rowsOf)
    await choose(page, [header, ...rows, strange])
    await expect(page.getByText(`${rows.length} rows with copies, 0 with none, 1 not understood`)).toBeVisible()
    const problem = page.getByRole('table', { name: /^Not understood: 1 row$/ })
    await expect(problem.getByRole('rowheader')).toHaveText(String(rows.length + 2))
    expect(await owned(page, owner)).toEqual({})

    await importButton(page).click()
    await expect(page.getByRole('heading', { name: `Imported ${cards.length} cards` })).toBeVisible()
    expect(await owned(page, owner)).toEqual(Object.fromEntries(cards.map(({ id }) => [id, '1/2'])))
  })

test('a file is added or takes the collection’s place, and both can be undone @desktop', async ({ page, request }) => {
  const owner = await signUp(request, 'importer')
  await addRow(request, owner, 'user_collections', { card_id: first.id, quantity: 2, is_foil: false })
  await addRow(request, owner, 'user_collections', { card_id: second.id, quantity: 1, is_foil: true })
  const before = { [first.id]: '2/0', [second.id]: '0/1' }
  await openImport(page, owner)
  const file = [BULK, bulkRow(first, 3), bulkRow(second, 0), bulkRow(third, 1, 'foil')]

  await choose(page, file)
  await expect(page.getByText('2 rows with copies, 1 with none, 0 not understood')).toBeVisible()
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
  await importButton(page).click()
  await expect(page.getByRole('heading', { name: 'Imported 2 cards' })).toBeVisible()
  expect(await owned(page, owner)).toEqual({ [first.id]: '3/0', [third.id]: '0/1' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
  expect(await owned(page, owner)).toEqual(before)
  await page.getByRole('link', { name: 'Go to Collection' }).click()
  await expect(page).toHaveURL(`/user/${owner.id}/collection`)
})

test('a file that cannot be read says in which row and why', async ({ page, request }) => {
  const owner = await signUp(request, 'stumbler')
  await openImport(page, owner)
  const alert = page.getByRole('alert')
  const header = BULK.join(',')
  for (const [text, said] of [
    ['', 'cards.csv: Row 1: There is nothing in it.'],
    ['\n\nElsa;4\nAnna;2', /^cards.csv: Row 3: This row does not name the columns of a known file\./],
    ['Set Number,Card Number,Variant\n1,1,normal', /^cards.csv: Row 1: .* but the column "Count" is missing\.$/],
    [`${header}\n1,1,normal,1\n1,2,"normal,1\n1,3,normal,1`, /^cards.csv: Row 3: A quotation mark begins here/],
    ['\0\u0001\u0002', 'cards.csv: This isn’t a text file.'],
    ['PK\u0003\u0004', 'cards.csv: This is a spreadsheet. Please save it as CSV first.'],
    ['x'.repeat(5 * 1024 * 1024 + 1), /^cards.csv: This is larger than 5 MB/],
    [`${header}\n${'1,1,normal,0\n'.repeat(20_001)}`, /^cards.csv: Row 20002: A file may have at most 20,000 rows/],
  ] as const) {
    await choose(page, text)
    await expect(alert).toHaveText(said)
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
})

test('a file of 6,000 rows shows how far it is, and is imported at once @desktop', async ({ page, request }) => {
  const owner = await signUp(request, 'hoarder')
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const shown = document.querySelector<HTMLProgressElement>('progress[aria-label^="Reading"]')
      if (shown && shown.value !== seen.at(-1)) seen.push(shown.value)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await openImport(page, owner)
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
})

test(
  'an import whose answers were lost is tried again and counts once',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const owner = await signUp(request, 'unlucky')
    await openImport(page, owner)
    await choose(page, [BULK, bulkRow(first, 3)])
    await page.route('**/rpc/import_collection', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await importButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(/Failed to add to collection.*Try Again/)
    await expect(importButton(page)).toHaveText('Import 1 card')
    await page.unroute('**/rpc/import_collection')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Imported 1 card' })).toBeVisible()
    expect(await owned(page, owner)).toEqual({ [first.id]: '3/0' })
  },
)

test(
  'more than 9,999 copies of a card are told before anything is sent',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const owner = await signUp(request, 'dragon')
    await addRow(request, owner, 'user_collections', { card_id: first.id, quantity: 9999, is_foil: false })
    await openImport(page, owner)
    await choose(page, [BULK, bulkRow(first, 1)])
    await expect(page.getByText('At most 9,999 copies of a card can be tracked.')).toBeVisible()
    await expect(importButton(page)).toBeDisabled()
    await page.getByLabel('Replace my collection').check()
    await expect(importButton(page)).toBeEnabled()
  },
)
