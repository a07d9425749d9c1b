import type { Page } from '@playwright/test'
import { addRow, addSubscription, signUp } from './support/backend.ts'
import { count } from './support/cardGrid.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { expectHydrated, markPrerendered } from './support/hydration.ts'
import { addMatch } from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { PUBLIC_PAGES } from './support/publicPages.ts'
import { PHONE } from './support/screens.ts'
import { addSampleDeck, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

/** Waits until a page shows its heading and is no longer loading anything. */
async function expectReady(page: Page, path: string, heading: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  if (path.startsWith('/cards')) await expect(count(page)).toBeVisible()
}

/** Expects that nothing overflows the page at several widths. */
async function expectToFit(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(tooWide, `at ${width} px`).toBeLessThanOrEqual(0)
  }
}

const GROUPS = Object.groupBy(PUBLIC_PAGES, ({ path }) =>
  /^\/(card|char|set)/.test(path) ? 'cards' : 'decks and texts',
)

for (const [group, pages = []] of Object.entries(GROUPS))
  test(`the public pages of ${group} stay when the app starts, and are accessible at any width`, async ({
    page,
    isMobile,
  }) => {
    test.slow() // ten pages
    const isHydrated = await markPrerendered(page)
    for (const { path, title, heading, noindex = false } of pages)
      await test.step(path, async () => {
        const answer = await page.goto(path)
        // The builder is not prerendered.
        if (path !== '/deck-builder') await expectHydrated(page, isHydrated)
        await expectReady(page, path, heading)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(title)
        await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(noindex ? 1 : 0)
        await expectAccessible(page)
        await expectToFit(page, isMobile ? [390] : [390, 820, 1440])

        // Search engines get the same title.
        const served = (await answer?.text()) ?? ''
        const servedTitle = /<title>([^<]*)<\/title>/.exec(served)?.[1]
        expect(servedTitle?.replaceAll('&#39;', "'")).toBe(title)
        expect(/<meta name="robots" content="noindex"/.test(served)).toBe(noindex)
      })
  })

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  // The browser tests of these pages check them on a large screen.
  test('every page of a member is accessible, and fits', async ({ page, request }) => {
    test.slow() // twelve pages
    const member = await signUp(request, 'thumbs')
    const deckId = await addSampleDeck(request, member)
    await addMatch(request, member, deckId, { daysAgo: 1, notes: 'Close.' })
    for (const { card } of SAMPLE_CARDS)
      await addRow(request, member, 'user_collections', { card_id: card, quantity: 2, is_foil: true })
    await addSubscription(request, member, { price_id: 'price_pro', status: 'active' })
    const own = `/user/${member.id}`
    const press = (name: string) => page.getByRole('main').getByRole('button', { name }).tap()
    const addAll = async () => {
      await page.getByRole('heading', { name: 'The First Chapter' }).getByRole('button').tap()
      await press('Add All Cards')
      await expect(page.getByText(/^Successfully processed/)).toBeVisible()
    }
    for (const [path, heading, use] of [
      [`${own}/collection`, 'My Collection'],
      [`${own}/collection?tab=characters`, 'My Collection'],
      [`${own}/collection?tab=cards&set=The+First+Chapter`, 'My Collection', addAll],
      [`${own}/collection/activity`, 'Collection Activity', expectNoTimes],
      [`${own}/collection/add`, 'Add Cards', addByPad],
      [`${own}/collection/import`, 'Import Collection'],
      [`${own}/decks`, 'My Decks'],
      [`/deck/${deckId}`, 'Snow and Steel'],
      [`/deck/${deckId}?tab=stats`, 'Snow and Steel'],
      [`/deck/${deckId}?tab=matches`, 'Snow and Steel'],
      ['/matches', 'My Matches'],
      ['/shelf', 'My Shelf'],
      ['/success?session_id=cs_1', /Pro/],
      ['/account', member.name, () => press('Edit Profile')],
      ['/reset-password?token_hash=guessed', 'Set a New Password', () => press('Set New Password')],
    ] as const)
      await test.step(path, async () => {
        await openAs(page, member, path)
        await expectReady(page, path, heading)
        await use?.(page)
        await expectAccessible(page)
        await expectToFit(page, [390])
        // The first steps of a new member take no room.
        await expect(page.getByRole('complementary', { name: "Let's get started!" })).toHaveCount(0)
      })
  })
})

test('the faces of cards that a deck’s owner lacks can be read', { tag: '@desktop' }, async ({ page, request }) => {
  const member = await signUp(request, 'lacking')
  await openAs(page, member, `/deck/${await addSampleDeck(request, member)}`)
  await expect(page.getByText('0/4', { exact: true }).first()).toBeVisible()
  // The faces replace the pictures, which cannot be loaded.
  await expect(page.getByRole('main').getByText('The First Chapter').first()).toBeVisible()
  await expectAccessible(page)
})

/** Adds cards with the keys of touch screens and removes them again. */
async function addByPad(page: Page) {
  const form = page.getByRole('region', { name: 'By Number' })
  const press = async (...names: string[]) => {
    for (const name of names) await form.getByRole('button', { name, exact: true }).tap()
  }
  await press('1', '0', 'Delete the last character', '×3 copies', 'Comma', '2', 'Foil')
  await expect(form.getByRole('textbox', { name: 'Card Numbers' })).toHaveValue('3x1, 2')
  await expect(form.getByText(/^#/)).toHaveText(['#2'])
  await expect(form).toContainText('and 1 more')
  await press('Add')
  await expect(form).toContainText(/Added 1 × .+, foil and 1 more/)
  const added = page.getByRole('region', { name: 'Just Added' })
  await expect(added).toContainText('4 copies')
  await press('Undo')
  await expect(added).toHaveCount(0)
  await expect(form).toContainText('Nothing added yet.')
}

/** Expects no times of single changes, for which a phone has no room. */
async function expectNoTimes(page: Page) {
  const today = page.getByRole('region', { name: 'Today' }).first()
  await expect(today).toBeVisible()
  for (const time of await today.locator('time').all()) await expect(time).toBeHidden()
}
