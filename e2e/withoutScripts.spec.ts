import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('a picture that does not come before the scripts do leaves the drawn card whole', async ({ page }) => {
  // No picture comes from anywhere in these tests.
  await page.goto('/card/elsa-snow-queen-41')
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  const cardWithPicture = async (visibility: 'visible' | 'hidden') => {
    await picture.evaluate((img, visibility) => (img.style.visibility = visibility), visibility)
    return picture.locator('..').screenshot()
  }
  // Again and again: while the rest of the card is still being loaded it changes by itself.
  await expect.poll(async () => (await cardWithPicture('visible')).equals(await cardWithPicture('hidden'))).toBe(true)
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

test('characters, one of them and the sets show what they have before the scripts do', async ({ page }) => {
  await page.goto('/characters')
  await expect(page.getByRole('list', { name: 'Characters' }).getByText(/^\d+ variants?$/)).toHaveCount(12)
  await expect(page.getByText(/^Showing \d+ of \d+ characters$/)).toBeVisible()

  await page.goto('/character/elsa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elsa')
  const cards = page.getByRole('list', { name: 'Cards of Elsa' }).getByRole('link', { name: /^Elsa - / })
  await expect(cards).toHaveCount(12)
  await expect(cards.first()).toHaveAttribute('href', /^\/card\/elsa-/)

  await page.goto('/sets')
  await expect(page.getByRole('link', { name: /^View \d+ Cards of Fabled$/ })).toBeVisible()
})
