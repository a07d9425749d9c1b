import type { Page } from '@playwright/test'
import { addRow, addSubscription, signUp } from './support/backend.ts'
import { count, openCards } from './support/cardGrid.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { addMatch } from './support/matchParts.ts'
import { openAs } from './support/openAs.ts'
import { PUBLIC_PAGES } from './support/publicPages.ts'
import { DESKTOP, PHONE } from './support/screens.ts'
import { addSampleDeck, SAMPLE_CARDS } from './support/sampleDeck.ts'
import { expect, test } from './support/test.ts'

/** Waits until the page shows its heading and nothing is loading. */
async function open(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path)
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

for (const { path, title, heading, noindex = false } of PUBLIC_PAGES)
  test(`${path} can be read by everybody at any width, and is called what it is`, async ({
    page,
    request,
    isMobile,
  }) => {
    await open(page, path, heading)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(noindex ? 1 : 0)
    await expectAccessible(page)
    await expectToFit(page, isMobile ? [390] : [390, 820, 1440])

    // The host's response has the same head.
    const served = await (await request.get(path)).text()
    const servedTitle = /<title>([^<]*)<\/title>/.exec(served)?.[1]
    expect(servedTitle?.replaceAll('&#39;', "'")).toBe(title)
    expect(/<meta name="robots" content="noindex"/.test(served)).toBe(noindex)
  })

test('a member page asks search engines not to list it', { tag: '@desktop' }, async ({ page, request }) => {
  for (const path of ['/login', '/account', '/admin', '/user/x/collection/activity']) {
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"')
    await page.goto(path)
    await expect(page.locator('meta[name="robots"][content="noindex"]'), path).toHaveCount(1)
  }
})

test('leaving an unlisted page removes its robots meta element', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/card/nothing-0')
  await page.getByRole('link', { name: 'Back to Cards' }).click()
  await expect(page).toHaveTitle('Lorcana Cards | Lorefolio')
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(0)
})

test('More Filters is accessible', async ({ page }) => {
  await openCards(page, '?color=Ruby&set=Fabled')
  await page.getByRole('button', { name: /^More Filters/ }).click()
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Promo Sets' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a large screen', { tag: '@desktop' }, () => {
  test.use(DESKTOP)

  test('the list of keys is accessible', async ({ page }) => {
    await page.goto('/guides/set-rotation')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('?') // the prerendered page is there before its event handlers
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectAccessible(page)
  })
})

test.describe('in forced-colors mode', { tag: '@desktop' }, () => {
  test.use({ forcedColors: 'active' })

  test('inks keep their colors, and selected controls have a frame', async ({ page }) => {
    await page.goto('/cards')
    const amber = page.getByRole('button', { name: 'Amber', exact: true })
    await expect(amber).not.toHaveCSS('outline-style', 'solid')
    await amber.click()
    await page.mouse.move(0, 0)
    await expect(amber).toHaveCSS('outline-style', 'solid')
    await expect(amber.locator('span')).toHaveCSS('background-color', 'rgb(242, 169, 30)')
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('the menu is accessible', async ({ page }) => {
    await page.goto('/sets')
    await page.getByRole('button', { name: 'Open the menu' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page)
  })

  // Tests on a large screen cover what these pages do, and scan their dialogs.
  test('every member page is accessible and fits', async ({ page, request }) => {
    test.slow() // it is one test for eleven pages
    const member = await signUp(request, 'thumbs')
    const deckId = await addSampleDeck(request, member)
    await addMatch(request, member, deckId, { daysAgo: 1, notes: 'Close.' })
    for (const { card } of SAMPLE_CARDS)
      await addRow(request, member, 'user_collections', { card_id: card, quantity: 2, is_foil: true })
    await addSubscription(request, member, { price_id: 'price_pro', status: 'active' })
    const own = `/user/${member.id}`
    for (const [path, heading] of [
      [`${own}/collection`, 'My Collection'],
      [`${own}/collection?tab=characters`, 'My Collection'],
      [`${own}/collection?tab=cards&set=The+First+Chapter`, 'My Collection'],
      [`${own}/collection/activity`, 'Collection Activity'],
      [`${own}/collection/add`, 'Add Cards'],
      [`${own}/collection/import`, 'Import Collection'],
      [`${own}/decks`, 'My Decks'],
      ['/matches', 'My Matches'],
      ['/success?session_id=cs_1', /Pro/],
      ['/account', member.name],
      ['/reset-password?token_hash=guessed', 'Set a New Password'],
    ] as const)
      await test.step(path, async () => {
        await openAs(page, member, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
        await expectAccessible(page)
        await expectToFit(page, [390])
      })
  })
})
