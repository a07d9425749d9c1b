import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('a picture that does not come before the scripts do leaves the drawn card whole', async ({ page }) => {
  // No picture comes from anywhere in these tests.
  await page.goto('/card/elsa-snow-queen-41')
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  const card = picture.locator('..')
  const withPicture = await card.screenshot()
  await picture.evaluate((img) => (img.style.visibility = 'hidden'))
  expect((await card.screenshot()).equals(withPicture)).toBe(true)
})

test('without scripts a page says what is missing, in sight and clear of what it has', async ({ page }) => {
  const notice = page.locator('noscript')
  await page.goto('/sets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lorcana Sets')
  await expect(notice).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const footer = await page.getByRole('contentinfo').boundingBox()
  const said = await notice.boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(said?.y ?? 0)

  // A page that is not drawn beforehand has nothing else.
  await page.goto('/login')
  await expect(notice).toBeInViewport({ ratio: 1 })
})
