import type { APIRequestContext, Page } from '@playwright/test'
import { addRow, signUp } from './support/backend.ts'
import { goOffline, goOnline } from './support/connection.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs } from './support/openAs.ts'
import { addSampleDeck, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** Three decks, of which the first takes cards of both others, and the cards for the first one or both others. */
async function addShelf(request: APIRequestContext) {
  const member = await signUp(request, 'selection')
  const [one, other] = [SAMPLE_CARDS.slice(0, 2), SAMPLE_CARDS.slice(2, 4)]
  await addSampleDeck(request, member, { name: 'Grand Tour', cards: [...one, ...other] })
  await addSampleDeck(request, member, { name: 'Snow Alone', cards: one })
  await addSampleDeck(request, member, { name: 'Steel Alone', cards: other })
  for (const { card, quantity } of [...one, ...other])
    await addRow(request, member, 'user_collections', { card_id: card, quantity, is_foil: false })
  return member
}

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
const panel = (page: Page) => page.getByRole('region', { name: 'Decks' })
const row = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name })

test.use({ serviceWorkers: 'allow' })

test.describe('decks at once', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('as many decks as possible are included, pinned ones always, or the first ones of a ranking', async ({
    page,
    request,
  }) => {
    const member = await addShelf(request)
    await openAs(page, member, '/shelf')
    await expect(summary(page)).toContainText('2 decks can be built at the same time; a third ')
    await expect(row(page, 'Snow Alone')).toContainText('included')
    await expect(row(page, 'Steel Alone')).toContainText('included')
    await expect(row(page, 'Grand Tour')).not.toContainText('included')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Pin Grand Tour' }).click()
    await expect(summary(page)).toContainText('1 deck can be built; a second ')
    await expect(row(page, 'Grand Tour')).toContainText('included')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Pin Grand Tour' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Pin Snow Alone' }).click()
    await expect(summary(page)).toContainText('The pinned decks cannot be built together: they lack 5 copies')
    for (const name of ['Snow Alone', 'Grand Tour']) await page.getByRole('button', { name: `Pin ${name}` }).click()
    await expect(summary(page)).toContainText('2 decks can be built at the same time')

    await panel(page).getByRole('radio', { name: 'My ranking' }).check()
    const up = page.getByRole('button', { name: 'Move Grand Tour up' })
    await up.focus()
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Enter')
    await expect(up).toBeFocused()
    await expect(panel(page).getByRole('listitem').first()).toContainText('Grand Tour')
    await expect(panel(page)).toContainText('Grand Tour is number 1 of 3.')
    await expect(summary(page)).toContainText('1 deck can be built; a second ')
  })

  test('a search can be cancelled and repeated', async ({ page, request }) => {
    const member = await addShelf(request)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.context().route(/\/assets\/highs-.*\.wasm$/, async (route) => {
      await released
      await route.continue()
    })
    await openAs(page, member, '/shelf')
    await expect(summary(page)).toContainText('Working…')
    await summary(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(summary(page)).toContainText('Cancelled.')
    release()
    await summary(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(summary(page)).toContainText('2 decks can be built at the same time')
  })

  test('the answer comes offline too, once the solver has been used', async ({ page, request }) => {
    const member = await addShelf(request)
    await openAs(page, member, '/shelf')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(summary(page)).toContainText('2 decks can be built at the same time')
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('solver')).keys()).length)).toBe(2)
    await goOffline(page)
    await page.reload()
    await expect(summary(page)).toContainText('2 decks can be built at the same time')
    await goOnline(page)
  })
})

test.describe('decks at once on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('the ranking is changed by thumb', async ({ page, request }) => {
    const member = await addShelf(request)
    await openAs(page, member, '/shelf')
    await expect(summary(page)).toContainText('2 decks can be built at the same time')
    await panel(page).getByRole('radio', { name: 'My ranking' }).check()
    const up = page.getByRole('button', { name: 'Move Grand Tour up' })
    const box = await up.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    for (let press = 0; press < 2; press += 1) await up.tap()
    await expect(summary(page)).toContainText('1 deck can be built')
    await expectAccessible(page)
  })

  test('a budget that is no amount is refused', async ({ page, request }) => {
    const member = await addShelf(request)
    await openAs(page, member, '/shelf')
    const budget = page.getByRole('textbox', { name: 'Budget in $' })
    await budget.fill('a lot')
    await expect(panel(page)).toContainText('Enter an amount, such as 12.50.')
    await budget.fill('1000')
    await expect(panel(page)).not.toContainText('Enter an amount')
    await expect(summary(page)).toContainText(/(2|All 3) decks can be built at the same time/)
  })
})
