import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
    address: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    picture: document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
  }))

/** The width of a picture; 0 for an invalid one. */
const widthOf = (page: Page, picture: string) =>
  page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode().catch(() => {})
    return image.naturalWidth
  }, picture)

test('a link preview shows the page, also after another page', { tag: '@desktop' }, async ({ page, baseURL }) => {
  await page.goto('/card/elsa-snow-queen-41?utm_source=elsewhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Elsa/)
  const card = await head(page)
  expect(card).toMatchObject({
    title: 'Elsa - Snow Queen | Lorefolio',
    address: `${baseURL}/card/elsa-snow-queen-41`,
  })
  expect(card.picture).toContain('/preview/card/elsa-snow-queen-41.png?v=')
  expect(await widthOf(page, card.picture)).toBe(1200)

  await page.getByRole('main').getByRole('link', { name: 'Cards', exact: true }).click()
  await expect.poll(() => head(page)).toMatchObject({ title: 'Lorcana Cards | Lorefolio', address: `${baseURL}/cards` })
  const cards = await head(page)
  expect(cards.picture).toContain('/preview.png')
  expect(await widthOf(page, cards.picture)).toBe(1200)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})
