import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

type Article = { '@context': string; '@type': string; headline: string; description: string; datePublished: string }

const articleData = async (page: Page) =>
  JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as Article

const targets = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const GUIDES = [
  {
    path: '/guides/beginner-guide',
    heading: 'Lorcana Beginner Guide',
    links: ['/cards', '/deck-builder', '/decks'],
    facts: [/20 lore/, /60 cards, with at most 4 copies/, /One or two inks/, /35–40 inkable/, /Amber.*Steel/s],
  },
  {
    path: '/guides/set-rotation',
    heading: 'Lorcana Set Rotation',
    links: ['/deck-builder', '/cards'],
    facts: [
      /4–6 sets/,
      /Azurite Sea\s*Shimmering Skies\s*Reign of Jafar\s*Fabled\s*and future sets/,
      /The First Chapter\s*Rise of the Floodborn\s*Into the Inklands\s*Ursula's Return/,
      /Archazia’s Island came between Azurite Sea and Reign of Jafar/,
      /Since July 17, 2026, with Attack of the Vine!: Shimmering Skies, Azurite Sea, Archazia's Island, and Reign of Jafar/,
    ],
  },
]

test('both guides state their facts, to readers and to search engines, and remove them when left @desktop', async ({
  page,
}) => {
  for (const { path, heading, links, facts } of GUIDES)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(`${heading} | Lorefolio`)
      for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact, { useInnerText: true })
      expect(await targets(page)).toEqual(expect.arrayContaining(links))

      const article = await articleData(page)
      expect(article).toMatchObject({ '@context': 'https://schema.org', '@type': 'Article', headline: heading })
      expect(article.description.length).toBeGreaterThan(40)
      expect(Number.isNaN(Date.parse(article.datePublished))).toBe(false)

      await page.getByRole('main').locator('a[href="/cards"]').click()
      await expect(page).toHaveURL('/cards')
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
      await page.goBack()
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL('/')
    })
})
