import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { addRow, signUp, updateCard } from './support/backend.ts'
import { chooseMore, openTab } from './support/deckParts.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs, openHydrated } from './support/openAs.ts'
import { readClipboard } from './support/readClipboard.ts'
import { addSampleDeck, listed, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** The list that the marketplace is sent. */
async function toBuy(panel: Locator) {
  const url = await panel.getByRole('link', { name: /^Buy on marketplace/ }).getAttribute('href')
  return new URL(url ?? '').searchParams.get('c')
}

test('a guest draws an opening hand by keyboard, and can buy the deck @desktop', async ({ page, request }) => {
  await openHydrated(page, `/deck/${await addSampleDeck(request, await signUp(request, 'drawer'))}`)
  await openTab(page, 'Stats')
  const panel = page.getByRole('region', { name: 'Opening Hand' })
  const hand = panel.getByRole('listitem')
  const status = panel.getByRole('status')
  const press = async (name: string) => {
    await panel.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Draw an Opening Hand')
  await expect(status).toHaveText('You drew 7 cards.')
  await expect(hand).toHaveCount(7)
  const firstCard = await hand.first().innerText()

  const marks = panel.getByRole('button', { name: /^Mulligan \D/ })
  await marks.first().focus()
  for (const [key, place] of [
    ['End', 6],
    ['ArrowLeft', 5],
  ] as const) {
    await page.keyboard.press(key)
    await page.keyboard.press('Space')
    await expect(marks.nth(place)).toHaveAttribute('aria-pressed', 'true')
  }
  await expectAccessible(page)
  await press('Mulligan 2 cards')
  await expect(status).toHaveText('You mulliganed 2 cards.')
  await expect(hand).toHaveCount(7)
  expect(firstCard).toContain(await hand.first().locator('.spoken').first().innerText())
  await expect(marks).toHaveCount(0)
  await expect(panel).toContainText('15 cards left in the deck.')

  await expect(panel.getByRole('button', { name: 'Draw a Card' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText(/^You drew [A-Z]/)
  await expect(hand).toHaveCount(8)
  await press('Start Over')
  await expect(hand).toHaveCount(7)
  await expect(panel.getByRole('button', { name: 'Keep This Hand' })).toBeVisible()

  await openTab(page, 'Cards')
  const costs = page.getByRole('region', { name: 'Price', exact: true })
  await expect.poll(() => toBuy(costs)).toBe(SAMPLE_CARDS.map(({ name, quantity }) => `${quantity} ${name}`).join('||'))
  await costs.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})

test('the price of a deck is added up, and a member sees the missing cards, whatever printing they own @desktop', async ({
  page,
  request,
}) => {
  const member = await signUp(request, 'collector')
  await updateCard(request, 'pack-1-194', { prices_data: { usd: '1.5', usd_foil: null } })
  // Another printing of the second card.
  await updateCard(request, 'pack-1-207', { prices_data: { usd: null, usd_foil: '9' } })
  const cards = [
    { card: 'pack-1-194', quantity: 3 },
    { card: 'pack-1-42', quantity: 2 },
    { card: 'pack-1-192', quantity: 2 },
  ]
  const id = await addSampleDeck(request, member, { cards })
  const own = (card_id: string, quantity: number, is_foil: boolean) =>
    addRow(request, member, 'user_collections', { card_id, quantity, is_foil })
  await Promise.all([own('pack-1-194', 1, false), own('pack-1-207', 1, true), own('pack-1-42', 1, false)])

  await openAs(page, member, `/deck/${id}`)
  await expect(page.getByText('You own 3 of 7 · $3.00', { exact: true })).toHaveAttribute(
    'title',
    'The missing cards cost $3.00',
  )
  await expect(page.getByText('The price is that of the missing cards.')).toBeAttached()
  await expect(page.getByRole('link', { name: '2 Te Kā - Heartless, you own 0' })).toContainText('0/2')
  const panel = page.getByRole('region', { name: 'Price', exact: true })
  await expect(panel.getByRole('definition')).toHaveText(['$4.50', '$22.50'])
  await expect(panel).toContainText('4 copies have no price yet in these printings, 2 of them not in any printing.')
  await expect(panel).toContainText('4 of 7 missing, about $3.00 plus 2 without a price.')
  const missing = panel.getByRole('list', { name: 'Missing cards' }).getByRole('listitem')
  await expect(missing).toHaveText(['2 Tinker Bell - Tiny Tactician', '2 Te Kā - Heartless'])
  await panel.getByRole('button', { name: 'Copy This List' }).click()
  await expect(panel.getByRole('status')).toHaveText('Copied to clipboard!')
  expect(await readClipboard(page)).toBe('2 Tinker Bell - Tiny Tactician\n2 Te Kā - Heartless')
  expect(await toBuy(panel)).toBe('2 Tinker Bell - Tiny Tactician||2 Te Kā - Heartless')
})

test('a deck is exported as text, as a code, to Inktable, as a picture and on paper @desktop', async ({
  page,
  request,
}) => {
  await openHydrated(page, `/deck/${await addSampleDeck(request, await signUp(request, 'exporter'))}`)
  await chooseMore(page, 'Export')
  const dialog = page.getByRole('dialog', { name: 'Export Deck' })
  await dialog.getByRole('button', { name: 'Copy as Text' }).click()
  await expect(dialog.getByRole('status').first()).toHaveText('Copied to clipboard!')
  expect(await readClipboard(page)).toBe(listed(SAMPLE_CARDS))

  // With the printings any deck is read back exactly.
  await dialog.getByRole('button', { name: 'Copy with Printings' }).click()
  await expect(dialog.getByRole('status').nth(1)).toHaveText('Copied to clipboard!')
  for (const line of (await readClipboard(page)).split('\n')) expect(line).toMatch(/^\d .+ \(\w+-\w+\)$/)

  await dialog.getByRole('button', { name: 'Copy Code' }).click()
  await expect(dialog.getByRole('status').nth(2)).toHaveText('Copied to clipboard!')
  const code = await readClipboard(page)
  expect(Buffer.from(code, 'base64').toString('utf8')).toBe(
    SAMPLE_CARDS.map(({ name, quantity }) => `${name.replace(' - ', '_')}$${quantity}|`).join(''),
  )
  const link = new URL((await dialog.getByRole('link', { name: /^Open in Inktable/ }).getAttribute('href')) ?? '')
  expect(link.origin).toBe('https://inktable.net')
  expect(link.searchParams.get('id')).toBe(code)
  expect(link.searchParams.get('name')).toBe('Snow and Steel')
  await expect(dialog.getByRole('img')).toBeVisible()
  await expectAccessible(page)

  await test.step('as a picture', async () => {
    const picture = dialog.getByRole('img', { name: 'Snow and Steel with its cards and its curve' })
    await expect(picture).toBeVisible()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download Picture' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Snow-and-Steel.png')
    expect(
      readFileSync(await file.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })

  await test.step('the picture is in the menu Share too', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Share Snow and Steel' }).click()
    await page.getByRole('menuitem', { name: 'Picture' }).click()
    const shared = page.getByRole('dialog', { name: 'Share Deck' })
    await expect(shared.getByRole('button', { name: 'Download Picture' })).toBeVisible()
    await page.keyboard.press('Escape')
    await chooseMore(page, 'Export')
  })

  await test.step('on paper, with only the registration list', async () => {
    const sheet = page.getByRole('heading', { name: 'Deck Registration' })
    await expect(sheet).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(sheet).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Snow and Steel' })).toBeVisible()
    for (const blank of ['Player name', 'Event', 'Date'])
      await expect(page.getByText(blank, { exact: true })).toBeVisible()
    const byName = SAMPLE_CARDS.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    await expect(page.getByRole('listitem')).toHaveText(byName.map(({ name, quantity }) => `${quantity} ${name}`))
    await expect(page.getByText('22 Total cards')).toBeVisible()
    await expect(page.getByText(/^Infinity on .*: not legal \(22 of at least 60 cards\)$/)).toBeVisible()
    await page.evaluate(() => {
      window.print = () => void (document.title = 'printed')
    })
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect(page).toHaveTitle('printed')
  })

  await test.step('a failure to copy is shown above the dialog, and in it to screen readers', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    })
    await dialog.getByRole('button', { name: 'Copy as Text' }).click()
    const failed = 'Failed to copy deck to clipboard. Please try again.'
    await expect(dialog.locator(':popover-open').getByText(failed)).toBeInViewport()
    await expect(dialog.getByRole('status').filter({ hasText: failed })).toHaveCount(1)
  })
})
