import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, addRow, callDataApi, signUp } from './support/backend.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const ELSA = { card: 'pack-1-42', name: 'Elsa - Spirit of Winter' }

/** A member with two decks that want the same four copies of a card, and enough cards for one of them. */
async function addShelf(request: APIRequestContext) {
  const member = await signUp(request, 'shelf')
  const steel = await addSampleDeck(request, member, { name: 'Snow and Steel' })
  const cards = [{ card: ELSA.card, quantity: 3 }]
  const library = await addSampleDeck(request, member, { name: 'Frozen Library', cards })
  for (const { card, quantity } of SAMPLE_CARDS)
    await addRow(request, member, 'user_collections', { card_id: card, quantity, is_foil: false })
  return { member, steel, library }
}

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const deckRow = (page: Page, name: string) => region(page, 'Decks').getByRole('listitem').filter({ hasText: name })
const check = (page: Page, name: string) => deckRow(page, name).getByRole('checkbox')
const copies = (page: Page, name: string) => region(page, 'Copies').getByRole('row').filter({ hasText: name })

/** The decks that the backend has as assembled, in the order of assembly. */
const assembled = async (page: Page, member: Account) => {
  const { rows } = await callDataApi(page, member, 'assembled_decks?select=deck_id&order=assembled_at')
  return (rows as { deck_id: string }[]).map(({ deck_id }) => deck_id)
}

test.use({ serviceWorkers: 'allow' })

test.describe('the shelf', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('is for members: a guest signs in first', async ({ page }) => {
    await page.goto('/shelf')
    await expect(page).toHaveURL('/login')
    await expect(page).toHaveTitle(/Sign In/)
  })

  test('a deck is assembled, holds its copies, and Undo frees them', async ({ page, request }) => {
    const { member, steel } = await addShelf(request)
    await openAs(page, member, '/shelf')
    await expect(page).toHaveTitle('My Shelf | Lorefolio')
    await expect(region(page, 'Summary')).toContainText('2 of 2 decks can be built from free copies, each on its own.')
    await expect(region(page, 'One conflict')).toContainText('4 copies of Elsa wanted by 2 decks')
    await expect(deckRow(page, 'Frozen Library')).toContainText('3 of 3')
    await expect(copies(page, 'Spirit of Winter')).toContainText('free')

    await check(page, 'Snow and Steel').check()
    await expect(page.getByText('Snow and Steel assembled.')).toBeVisible()
    await expect(region(page, 'Summary')).toContainText('1 of 2 decks assembled; no other can be built')
    await expect(deckRow(page, 'Frozen Library')).toContainText('0 of 3')
    await expect(copies(page, 'Spirit of Winter')).toContainText('Snow and Steel 4')
    await expect.poll(() => assembled(page, member)).toEqual([steel])
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(check(page, 'Snow and Steel')).not.toBeChecked()
    await expect(copies(page, 'Spirit of Winter')).toContainText('free')
    await expect.poll(() => assembled(page, member)).toEqual([])
  })

  test('a conflict is settled by giving the copies to the other deck', async ({ page, request }) => {
    const { member, steel, library } = await addShelf(request)
    await addRow(request, member, 'assembled_decks', { deck_id: steel })
    await openAs(page, member, '/shelf')
    const conflict = region(page, 'One conflict')
    await expect(conflict.getByRole('listitem')).toHaveText([/Snow and Steel\s*4 ✓/, /Frozen Library\s*0 of 3/])
    await conflict.getByRole('button', { name: 'Give to Frozen Library' }).click()
    await expect(page.getByText('Frozen Library assembled, Snow and Steel taken apart.')).toBeVisible()
    await expect(check(page, 'Frozen Library')).toBeChecked()
    await expect.poll(() => assembled(page, member)).toEqual([library])
  })

  test('a pick list says what to take from where', async ({ page, request }) => {
    const { member, steel } = await addShelf(request)
    await addRow(request, member, 'assembled_decks', { deck_id: steel })
    await openAs(page, member, '/shelf')
    await deckRow(page, 'Frozen Library').getByRole('button', { name: 'Pick list of Frozen Library' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pick list: Frozen Library' })
    await expect(dialog.getByRole('region', { name: 'Out of Snow and Steel' }).getByRole('listitem')).toContainText(
      /3×.*Elsa Spirit of Winter.*4 × The First Chapter 42/,
    )
    await page.evaluate(() => (window.print = () => undefined))
    await dialog.getByRole('button', { name: 'Print' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frozen Library')
    await expect(page.getByRole('row', { name: ELSA.name })).toContainText('3 from Snow and Steel')
    await expect(page.getByRole('button')).toHaveCount(0)
  })

  test('works by keyboard only: the decks are one tab stop, and arrows lead through them', async ({
    page,
    request,
  }) => {
    const { member } = await addShelf(request)
    await openAs(page, member, '/shelf')
    // The decks are sorted by the answer.
    await expect(region(page, 'Summary')).toContainText('1 deck can be built')
    await region(page, 'Decks').getByRole('checkbox').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(region(page, 'Decks').getByRole('checkbox').nth(1)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(region(page, 'Decks').getByRole('checkbox').nth(1)).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(region(page, 'Decks').getByRole('link').nth(1)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(region(page, 'Copies').getByRole('radio', { name: 'All' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(region(page, 'Decks').getByRole('link').nth(1)).toBeFocused()
    await region(page, 'Copies').getByRole('radio', { name: 'All' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/shelf?copies=free')
  })

  test('owned counts say which deck holds the copies, once a deck is assembled', async ({ page, request }) => {
    const { member, steel, library } = await addShelf(request)
    const text = '4 owned, 0 free: 4 in Snow and Steel'
    const cardPage = '/card/elsa-spirit-of-winter-42'
    await openAs(page, member, cardPage)
    await expect(region(page, 'My Collection').getByRole('textbox').first()).toHaveValue('4')
    await expect(region(page, 'My Collection')).not.toContainText('free')
    await addRow(request, member, 'assembled_decks', { deck_id: steel })
    await page.goto(cardPage)
    await expect(region(page, 'My Collection')).toContainText(text)
    await page.goto(`/user/${member.id}/collection?tab=cards&search=spirit+of+winter`)
    await expect(page.getByTitle(text).first()).toBeVisible()
    await page.goto(`/deck-builder?deck=${library}`)
    await expect(page.getByRole('list', { name: 'Cards in your deck' }).getByTitle(text)).toBeVisible()
    await page.goto(`/deck/${library}`)
    await page.getByText('1 card in your other decks').click()
    await expect(page.getByRole('list', { name: 'Cards in your other decks' })).toContainText(text)
    await page.goto(`/deck/${steel}`)
    await expect(page.getByText('You own 22 of 22')).toBeVisible()
    await expect(page.getByText('in your other decks')).toHaveCount(0)
  })

  test('copies are filtered and searched', async ({ page, request }) => {
    const { member, steel } = await addShelf(request)
    await addRow(request, member, 'assembled_decks', { deck_id: steel })
    await addRow(request, member, 'user_collections', { card_id: 'pack-1-1', quantity: 2, is_foil: true })
    await openAs(page, member, '/shelf?copies=deck')
    const rows = region(page, 'Copies').getByRole('row')
    // Only rows near the viewport are rendered.
    await region(page, 'Copies').evaluate((panel) => panel.scrollIntoView())
    await expect(rows).toHaveCount(SAMPLE_CARDS.length + 1)
    await region(page, 'Copies').getByRole('radio', { name: 'Free' }).check()
    await expect(rows).toHaveCount(2)
    await region(page, 'Copies').getByRole('radio', { name: 'In conflict' }).check()
    await expect(rows).toHaveCount(2)
    await expect(rows.last()).toContainText('Spirit of Winter')
    await page.getByRole('searchbox', { name: 'Search copies' }).fill('olaf')
    await expect(region(page, 'Copies')).toContainText('No card has this name.')
    await page.goBack()
    await page.getByRole('searchbox', { name: 'Search copies' }).fill('')
    await expect(rows).toHaveCount(2)
  })

  test('without a connection a change waits, survives a reload, and arrives later', async ({ page, request }) => {
    const { member, steel } = await addShelf(request)
    await openAs(page, member, '/shelf')
    await expect(check(page, 'Snow and Steel')).toBeVisible()
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 })
      .toBeGreaterThan(0)
    await goOffline(page)
    await check(page, 'Snow and Steel').check()
    await check(page, 'Frozen Library').check()
    await check(page, 'Frozen Library').uncheck()
    await page.reload()
    await expect(check(page, 'Snow and Steel')).toBeChecked()
    await expect(check(page, 'Frozen Library')).not.toBeChecked()
    await goOnline(page)
    await expect.poll(() => assembled(page, member)).toEqual([steel])
  })

  test('two devices that assemble at once end in one state, and the later deck says what it lacks', async ({
    page,
    browser,
    request,
  }) => {
    const { member, steel, library } = await addShelf(request)
    const other = await (await browser.newContext({ baseURL: new URL(page.url(), 'http://x').origin })).newPage()
    await openAs(page, member, '/shelf')
    await openAs(other, member, new URL('/shelf', page.url()).href)
    await check(page, 'Snow and Steel').check()
    await expect.poll(() => assembled(page, member)).toEqual([steel])
    // The other device does not know that yet.
    await check(other, 'Frozen Library').check()
    await expect.poll(() => assembled(page, member)).toEqual([steel, library])
    for (const device of [page, other]) {
      await device.reload()
      await expect(deckRow(device, 'Snow and Steel')).toContainText('22 of 22')
      await expect(deckRow(device, 'Frozen Library')).toContainText('0 of 3')
      await expect(check(device, 'Frozen Library')).toBeChecked()
    }
    await other.context().close()
  })
})

test.describe('the shelf on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('assembles by thumb, and every target is large enough', async ({ page, request }) => {
    const { member, steel } = await addShelf(request)
    await openAs(page, member, '/shelf')
    await page.getByRole('button', { name: /^Account/ }).tap()
    await expect(page.getByRole('menuitem', { name: 'Shelf' })).toBeVisible()
    await page.keyboard.press('Escape')
    const target = region(page, 'Decks').getByRole('listitem').first().locator('label')
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await deckRow(page, 'Snow and Steel').locator('label').tap()
    await expect(check(page, 'Snow and Steel')).toBeChecked()
    await expect.poll(() => assembled(page, member)).toEqual([steel])
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    // Names of cards are not cut on the narrowest phones either.
    await page.setViewportSize({ width: 320, height: 844 })
    const name = copies(page, 'Friends on the Other Side').getByText('Friends on the Other Side')
    // Only rows near the viewport are rendered.
    await region(page, 'Copies').evaluate((panel) => panel.scrollIntoView())
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})
