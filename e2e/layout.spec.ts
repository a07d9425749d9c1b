import type { Locator } from '@playwright/test'
import { setCopies, signUp } from './support/backend.ts'
import { openCards } from './support/cardGrid.ts'
import { tile } from './support/listedDecks.ts'
import { addMatch } from './support/matchParts.ts'
import { delayResponses } from './support/delayResponses.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { openAs, openHydrated, storeSession } from './support/openAs.ts'
import { addSampleDeck } from './support/sampleDeck.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('More Filters is a sheet that fills the screen, and on a tablet a tap beside it closes it and nothing more', async ({
    page,
  }) => {
    await openCards(page)
    const ruby = page.getByRole('button', { name: 'Ruby', exact: true })
    // Chromium may shift a button of a scrolled row by a fraction of a pixel.
    const place = async () => {
      const { x = Number.NaN, y = Number.NaN } = (await ruby.boundingBox()) ?? {}
      return [Math.round(x), Math.round(y)]
    }
    const before = await place()
    await ruby.tap()
    const opener = page.getByRole('button', { name: /^More Filters/ })
    await expect(opener).toHaveAccessibleName('More Filters 1 chosen')
    expect(await place()).toEqual(before)
    await ruby.tap()

    await opener.tap()
    const sheet = page.getByRole('dialog', { name: 'More Filters' })
    await expect(sheet.getByRole('group', { name: 'Promo Sets' })).toBeVisible()
    await expectAccessible(page)
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    for (const name of ['Clear All', /^Done · [\d,]+ cards$/, 'Close'])
      await expect(sheet.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await sheet.getByRole('button', { name: /^Song\s*\d+$/ }).tap()
    await sheet.getByRole('button', { name: 'Done' }).tap()
    await expect(page).toHaveURL('/cards?type=Song')

    await page.setViewportSize({ width: 820, height: 1180 })
    await opener.tap()
    await expect(sheet).toBeVisible()
    await page.touchscreen.tap(60, 20) // over the link home
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/cards?type=Song')
  })

  test('a phone held sideways shows a whole row of cards between the controls and the tab bar', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await openCards(page)
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    const cells = await page.getByRole('list', { name: 'Cards' }).getByRole('listitem').all()
    const boxes = await Promise.all(cells.slice(0, 6).map((cell) => cell.boundingBox()))
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })

  test('the footer of a short page is at the end of the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1400 })
    await page.goto('/deck/nothing')
    await expect(page.getByRole('heading', { name: 'Deck not found' })).toBeVisible()
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBe(1400)
  })

  test('the pages of a member do not move while they load', async ({ page, request }) => {
    const member = await signUp(request, 'calm')
    await page.addInitScript(() => {
      const shifts: { value: number }[] = ((window as { shifts?: unknown }).shifts = [])
      new PerformanceObserver((list) => {
        // `LayoutShift` is not in the types of TypeScript.
        for (const entry of list.getEntries()) shifts.push(entry as unknown as { value: number })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await storeSession(page, member)
    const expectCalm = async (path: string, loaded: Locator, most = 0.1, whileLate?: () => Promise<void>) => {
      const release = whileLate && (await delayResponses(page, /\/rest\/v1\/decks/))
      await page.goto(path)
      await whileLate?.()
      release?.()
      await expect(loaded).toBeVisible()
      const moved = await page.evaluate(async () => {
        // The browser reports a shift after its frame.
        for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
        return (window as unknown as { shifts: { value: number }[] }).shifts.reduce((sum, { value }) => sum + value, 0)
      })
      expect(moved, path).toBeLessThan(most)
    }
    // First, because later pages have the cards at once.
    const copied = await addSampleDeck(request, await signUp(request, 'calm-author'))
    const builder = page.getByRole('region', { name: 'Your Deck' })
    await expectCalm(`/deck-builder?copy=${copied}`, builder.getByText('/ 60'), 0.05)
    await expectCalm('/shelf', page.getByRole('heading', { name: 'No Decks Yet' }), 0.05)
    const expectCalmHome = (continued: string) =>
      expectCalm('/', page.getByRole('link', { name: continued, exact: true }), 0.05, () =>
        expect(page.getByText(/^\d+ of [\d,]+ cards/).first()).toBeAttached(),
      )
    await expectCalmHome('Build Your First Deck')
    await setCopies(request, member, 'pack-1-42', 2)
    await expectCalmHome('Build Your First Deck')

    const deck = await addSampleDeck(request, member)
    await expectCalmHome('Keep Building')
    for (const result of ['win', 'loss']) await addMatch(request, member, deck, { result })
    // The newest one, so it comes before the decks that guests see.
    await addSampleDeck(request, member, { name: 'Calm secret', is_public: false })
    await expectCalm('/decks', tile(page, 'Calm secret'), 0.05)
    for (const [path, loaded] of [
      ['/account', page.getByRole('button', { name: 'Edit Profile' })],
      ['/matches', page.getByRole('heading', { name: 'Match History' })],
      [`/user/${member.id}/collection?tab=cards`, page.getByRole('list', { name: 'Cards' }).getByRole('link').first()],
      [`/user/${member.id}/collection/add`, page.getByLabel('Card Numbers')],
    ] as const)
      await expectCalm(path, loaded)
  })

  // A scroll bar beside the page takes up to 15 px of 320.
  test('no page scrolls sideways on the narrowest phone, even with a scroll bar', async ({ page, request }) => {
    await page.setViewportSize({ width: 305, height: 640 })
    const member = await signUp(request, 'narrow')
    const deck = await addSampleDeck(request, member)
    for (const result of ['win', 'loss', 'tie'])
      await addMatch(request, member, deck, { result, inks: ['Amethyst', 'Sapphire'] })
    await openAs(page, member, '/')
    const wide: string[] = []
    for (const path of [
      '/',
      '/cards',
      '/decks',
      '/shelf',
      '/matches',
      '/matchups',
      ...['', '?tab=versions', '?tab=stats', '?tab=matches'].map((tab) => `/deck/${deck}${tab}`),
    ]) {
      await openHydrated(page, path)
      await expect(page.locator('main :is(.skeleton, [role="status"][aria-label^="Loading"])')).toHaveCount(0)
      for (const width of [375, 305]) {
        await page.setViewportSize({ width, height: 640 })
        // A phone zooms out until the whole width of a page fits.
        // Lists follow a change of the width in the next frame.
        const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
        await expect.poll(pageWidth, { message: `${path} at ${width}` }).toBeLessThanOrEqual(width)
        for (const table of await page.locator('main :not(.spoken) > table:visible').all())
          if (await table.evaluate((one) => one.scrollWidth > (one.parentElement?.clientWidth ?? 0)))
            wide.push(`${await table.getAttribute('aria-labelledby')} of ${path} at ${width}`)
      }
    }
    expect(wide).toEqual([])
  })

  test('the buttons of a deck and its title stay inside their panel on the narrowest phone', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const deck = await addSampleDeck(request, await signUp(request, 'author'))
    await openHydrated(page, `/deck/${deck}`)
    const panel = page.getByRole('article').locator('header')
    const copy = await panel.getByRole('link', { name: 'Copy to My Builder' }).boundingBox()
    const favorite = await panel.getByRole('button', { name: /^Add .* to favorites|Favorite/ }).boundingBox()
    expect(copy?.x ?? 0).toBeGreaterThan((await panel.boundingBox())?.x ?? 0)
    expect((copy?.x ?? 0) + (copy?.width ?? 320)).toBeLessThanOrEqual(favorite?.x ?? 0)
  })

  test('the bar shows the title of the community matchups, whose heading is hidden', async ({ page }) => {
    await openHydrated(page, '/matchups')
    await expect(page.getByRole('banner').getByText('Matchups', { exact: true })).toBeVisible()
  })
})

test('grids use the full width of a wide window', { tag: '@desktop' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const member = await signUp(request, 'wide')
  const deck = await addSampleDeck(request, member)
  await openAs(page, member, '/cards')
  for (const path of [
    '/cards',
    '/decks',
    `/user/${member.id}/decks`,
    '/sets',
    '/characters',
    '/character/elsa',
    `/user/${member.id}/collection?tab=cards`,
  ]) {
    await openHydrated(page, path)
    const room = await page.locator('main').evaluate((main) => main.parentElement?.clientWidth)
    const widest = () =>
      page
        .locator('main ul')
        .evaluateAll((lists) => Math.max(...lists.map((list) => list.getBoundingClientRect().width)))
    await expect.poll(widest, path).toBe((room ?? 0) - 2 * 28)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const footer = await page.getByRole('contentinfo').getByRole('link').first().boundingBox()
    expect(footer?.x, path).toBe(heading?.x)
  }
  await openHydrated(page, `/deck/${deck}`)
  const room = await page.locator('main').evaluate((main) => main.parentElement?.clientWidth)
  const width = async () => (await page.getByRole('article').boundingBox())?.width
  await expect.poll(width).toBe((room ?? 0) - 2 * 28)
})
