import type { Page } from '@playwright/test'
import { openCards } from './support/cardGrid.ts'
import { expect, test } from './support/test.ts'

const PICTURES = '**/pictures/**'
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="734" height="1024"><rect width="734" height="1024"/></svg>'

const card = (page: Page) => page.getByRole('link', { name: 'Elsa - Snow Queen, Uncommon, The First Chapter' })
const ELSA = '?search=elsa+snow+queen&set=The+First+Chapter'

test('a picture replaces the card made of text when it loads', { tag: '@desktop' }, async ({ page }) => {
  await page.route(PICTURES, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  await openCards(page, ELSA)
  const picture = card(page).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(card(page).locator('[data-emblem]')).toHaveCount(0)
  await expect(picture).toBeVisible()
  await expect(card(page)).not.toContainText('Image failed to load')
})

test('if a picture fails, the ornament of the text card is not the largest contentful paint @desktop', async ({
  page,
}) => {
  await page.route(PICTURES, (route) => route.abort())
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      const largest = list.getEntries().at(-1) as PerformanceEntry & { url: string } // only of this type
      Object.assign(window, { largest: largest.url.startsWith('data:') ? 'an ornament' : 'the page' })
    }).observe({ type: 'largest-contentful-paint', buffered: true }),
  )
  await page.goto('/cards')
  await expect(page.locator('[data-emblem]').first()).toHaveCSS('border-image-source', /svg/)
  // The browser reports it after the next paint.
  await page.waitForTimeout(500)
  expect(await page.evaluate('window.largest')).toBe('the page')
})

test(
  'the card made of text is there while a picture loads, and stays and says so when it fails',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    let fail = () => {}
    const failed = new Promise<void>((resolve) => (fail = resolve))
    await page.route(PICTURES, async (route) => {
      await failed
      await route.abort()
    })
    // Pictures of the first cards are part of the page, so its load event never fires.
    await openCards(page, ELSA, 'commit')
    await expect(card(page)).toContainText(/Elsa\s*Snow Queen/)
    await expect(card(page)).toContainText('FREEZE')
    const turning = () => card(page).evaluate((tile) => tile.getAnimations({ subtree: true }).length)
    await expect.poll(turning).toBeGreaterThan(0)
    await expect(card(page)).not.toContainText('Image failed to load')

    fail()
    await expect(card(page)).toContainText('Image failed to load')
    await expect(card(page)).toContainText(/Elsa\s*Snow Queen/)

    await test.step('its metals are the same in both themes', async () => {
      const metals = () =>
        card(page)
          .locator('[data-ground] *')
          .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor))
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(metals).toContain('rgb(215, 221, 228)')
      const atNight = await metals()
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await metals()).toEqual(atNight)
    })

    await card(page).click()
    await expect(page).toHaveURL('/card/elsa-snow-queen-41')
    await expect(page.getByRole('main')).toContainText('Image failed to load')
  },
)
