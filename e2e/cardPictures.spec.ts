import type { Page } from '@playwright/test'
import { openCards } from './support/cardGrid.ts'
import { expect, test } from './support/test.ts'

const PICTURES = '**/pictures/**'
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="734" height="1024"><rect width="734" height="1024"/></svg>'

const card = (page: Page) => page.getByRole('link', { name: 'Elsa - Snow Queen, Uncommon, The First Chapter' })
const ELSA = '?search=elsa+snow+queen&set=The+First+Chapter'

test('a card shows its name and cost until its picture loads', { tag: '@desktop' }, async ({ page }) => {
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route(PICTURES, async (route) => {
    await sent
    await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The page's load event waits for the pictures of the first cards, so it does not fire yet.
  await openCards(page, ELSA, 'commit')
  const picture = card(page).locator('img')
  const painted = (side: '::before' | '::after') =>
    picture.evaluate((image, side) => getComputedStyle(image.parentElement!, side).content, side)
  expect(await painted('::before')).toMatch(/^"3\W.*Elsa.*Snow Queen/s)
  await expect(picture).toHaveCSS('background-image', /svg/)

  send()
  await expect(picture).toHaveCSS('background-image', 'none')
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // The picture covers the painted name, which precedes it.
  await expect(picture).toHaveCSS('position', 'absolute')
  expect(await painted('::after')).toBe('none')
  await expect(card(page).locator('[data-emblem]')).toHaveCount(0)

  await test.step('an upright picture of a location is rotated to fill its landscape frame', async () => {
    await page.goto('/card/agrabah-marketplace-134')
    const location = page.getByRole('main').locator('img').first()
    await expect(location).toHaveAttribute('data-rotated', '')
    const [inner, outer] = await location.evaluate((image) =>
      [image, image.parentElement!].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
      }),
    )
    expect(inner).toEqual(outer)
    // The picture hides the text card below it.
    const text = page.getByRole('main').getByText('Welcome to Agrabah')
    await expect(text).toHaveCount(2)
    await expect(text.filter({ visible: true })).toHaveCount(1)
  })
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

test('a card whose picture fails shows its text, and says so', { tag: '@desktop' }, async ({ page }) => {
  await page.route(PICTURES, (route) => route.abort())
  await openCards(page, ELSA)
  await expect(card(page)).toContainText(/Elsa\s*Snow Queen/)
  await expect(card(page)).toContainText('FREEZE')
  const failure = card(page).getByText('Image failed to load')
  await page.mouse.move(0, 0)
  await expect(failure).toHaveCSS('opacity', '0')
  await card(page).hover()
  await expect(failure).toHaveCSS('opacity', '1')

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
  await expect(page.getByRole('main').getByText('Image failed to load')).toHaveCSS('opacity', '1')
  await page.goto('/cards')
  const notice = page.getByText('Card pictures cannot be loaded at the moment.')
  await expect(notice).toBeVisible()

  await test.step('the notice is beside the page, or leaves it', async () => {
    await page.goto('/deck-builder')
    await expect(notice).toBeVisible()
    const overPage = async () => {
      if (!(await notice.isVisible())) return false
      const shown = await notice.boundingBox()
      const content = await page.getByRole('main').boundingBox()
      return shown !== null && content !== null && shown.x + shown.width > content.x
    }
    await expect.poll(overPage).toBe(false)
  })
})

test(
  'on a phone the notice about missing pictures leaves the page after a while',
  { tag: '@phone' },
  async ({ page }) => {
    await openCards(page)
    const notice = page.getByText('Card pictures cannot be loaded at the moment.')
    await expect(notice).toBeVisible()
    await expect(notice).toBeHidden()
  },
)
