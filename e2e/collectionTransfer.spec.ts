import { readFileSync } from 'node:fs'
import type { FileChooser, Page } from '@playwright/test'
import { addRow, setCopies, signUp } from './support/backend.ts'
import { BULK, bulkRow, cards, first, isPromo, second } from './support/collectionFiles.ts'
import { choose, importAddress, importButton, openImport, owned } from './support/importPage.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { fullName } from './support/pack.ts'
import { readClipboard } from './support/readClipboard.ts'
import { signInHere } from './support/signInForm.ts'
import { expect, test } from './support/test.ts'

async function exportAs(page: Page, format: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a collection is exported and imported unchanged @desktop', async ({ page, request }) => {
  const owner = await signUp(request, 'traveler')
  await openImport(page, owner)
  await choose(page, [BULK, ...cards.flatMap((card, at) => [bulkRow(card, at % 3), bulkRow(card, 2, 'foil')])])
  await importButton(page).click()
  await page.getByRole('link', { name: 'Go to Collection' }).click()
  const before = await owned(page, owner)
  expect(Object.keys(before)).toHaveLength(cards.length)

  const own = await exportAs(page, 'Lorefolio CSV')
  expect(own.name).toMatch(/^lorefolio-collection-\d{4}-\d\d-\d\d\.csv$/)
  const [header, ...rows] = own.text.split('\r\n')
  expect(header).toBe('\uFEFFName,Set,Set Code,Card Number,Ink,Rarity,Non-Foil,Foil,Price,Foil Price,Card ID')
  expect(rows).toHaveLength(cards.length)

  const forDreamborn = await exportAs(page, 'Dreamborn CSV')
  expect(forDreamborn.text.split('\r\n')[0]).toBe(BULK.join(','))
  const left = cards.filter(isPromo).length
  await expect(
    page.getByText(`Doesn’t include ${left} promo cards. Dreamborn numbers promos differently.`),
  ).toBeVisible()

  await test.step('cards beyond a playset are copied as a list for trade', async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Lorefolio CSV', 'Dreamborn CSV'])
    await setCopies(request, owner, second.id, 6)
    await page.reload()
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Copy Trade List' }).click()
    await expect(page.getByRole('menuitem', { name: 'Copied!' })).toBeVisible()
    // Six beside two foil ones are four more than a playset.
    expect(await readClipboard(page)).toBe(
      `For trade: 4 copies\n4x ${fullName(second)} (${second.set_data.name} · ${second.collector_number})`,
    )
    await setCopies(request, owner, second.id, 1)
  })

  await page.goto(importAddress(owner))
  await choose(page, own.text)
  await page.getByLabel('Replace my collection').check()
  await expect(page.getByText('Your collection already matches this file.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose Another File' }).click()
  await choose(page, forDreamborn.text)
  await page.getByLabel('Replace my collection').check()
  await expect(page.getByText(`${left} cards that the file does not have will be removed`)).toBeVisible()
  await page.getByRole('button', { name: 'Choose Another File' }).click()

  await test.step('unreadable rows are copied and downloaded', async () => {
    const strange = Array.from({ length: 30 }, (_, at) => ['001', '9999', 'normal', '1', at === 0 ? '=1+1' : 'Nobody'])
    await choose(page, [BULK, bulkRow(first, 1), ...strange])
    const table = page.getByRole('table', { name: 'Not understood: 30 rows' })
    await expect(table.getByRole('rowheader')).toHaveCount(10)
    await page.getByRole('button', { name: 'Show 20 more' }).click()
    await expect(table.getByRole('rowheader')).toHaveCount(30)
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    const lines = (await readClipboard(page)).split('\n')
    expect(lines).toHaveLength(30)
    expect(lines[29]).toBe('Row 32: The First Chapter has no card with the number 9999. (001, 9999, normal, 1, Nobody)')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8').split('\r\n')).toHaveLength(31)
  })
})

test('a file is imported only by keyboard', { tag: '@desktop' }, async ({ page, request }) => {
  const owner = await signUp(request, 'typist')
  await addRow(request, owner, 'user_collections', { card_id: first.id, quantity: 1, is_foil: false })
  await openImport(page, owner)
  const input = page.getByLabel('Choose a CSV file')
  let chooser: FileChooser | undefined
  await expect(async () => {
    await input.focus()
    const opened = page.waitForEvent('filechooser', { timeout: 2000 })
    await page.keyboard.press('Enter')
    chooser = await opened
  }).toPass()
  const text = [BULK, bulkRow(second, 2), bulkRow(first, 0), ['001', '9999', 'normal', '1']].map((row) => row.join(','))
  await chooser?.setFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(text.join('\n')) })
  await expect(page.getByRole('heading', { name: 'cards.csv' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Add to my collection')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Replace my collection')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(importButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Imported 1 card' })).toBeFocused()
  expect(await owned(page, owner)).toEqual({ [second.id]: '2/0' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeFocused()
  expect(await owned(page, owner)).toEqual({ [first.id]: '1/0' })
})

test('only its owner imports into a collection @desktop', async ({ page, request }) => {
  const [owner, other] = [await signUp(request, 'owner'), await signUp(request, 'other')]
  await page.goto(importAddress(owner))
  await expect(page).toHaveURL('/login')
  await signInHere(page, owner)
  await expect(page).toHaveURL(importAddress(owner))
  await expect(page.getByRole('heading', { level: 1, name: 'Import Collection' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await page.goto(importAddress(other))
  await expect(page.getByRole('heading', { name: "This Is Another Member's Collection" })).toBeVisible()
  await page.getByRole('link', { name: 'Import into My Collection' }).click()
  await expect(page).toHaveURL(importAddress(owner))
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toBeVisible()
})

test('the page fits a phone at every step', { tag: '@phone' }, async ({ page, request }) => {
  await openImport(page, await signUp(request, 'walker'))
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  expect(await fits()).toBe(true)
  const words = ['001', '9999', 'normal', '1', 'x'.repeat(200)]
  const conflicting = bulkRow(first, 1).map((cell, at) => (at === 4 ? fullName(second) : cell))
  await choose(page, [BULK, ...cards.map((card) => bulkRow(card, 1)), words, conflicting], `${'long'.repeat(30)}.csv`)
  await expect(page.getByRole('region', { name: 'Which card is it? 1 question' })).toBeVisible()
  await expectAccessible(page)
  expect(await fits()).toBe(true)
  await page.getByLabel(/^Row \d+$/).selectOption('Skip it')
  await expect(page.getByRole('row', { name: fullName(first) })).toBeVisible()
  expect(await fits()).toBe(true)
  await importButton(page).tap()
  await expect(page.getByRole('heading', { name: /^Imported/ })).toBeVisible()
  expect(await fits()).toBe(true)
})
