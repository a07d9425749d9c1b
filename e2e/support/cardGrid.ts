import { expect, type Locator, type Page } from '@playwright/test'
import { packCards } from './pack.ts'

/** 'Showing X of Y cards'. */
export const countLine = (found: number, all = packCards.length) =>
  `Showing ${found.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} cards`

export const count = (page: Page) => page.getByRole('status').filter({ hasText: /^Showing/ })

export const grid = (page: Page, label = 'Cards') => page.getByRole('list', { name: label, exact: true })

/** The link of a card by its place in a grid, counted from 0; only those in sight are in the document, once the app has them. */
export const tile = (page: Page, index: number, label = 'Cards') =>
  grid(page, label)
    .locator(`li[aria-posinset="${index + 1}"]`)
    .getByRole('link')

/** How the link of a card is announced. */
export const announced = async (link: Locator) => (await link.locator('> .spoken').textContent()) ?? ''

/** Opens /cards with a query and waits for its cards. */
export async function openCards(page: Page, query = '', waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
  await page.goto(`/cards${query}`, { waitUntil })
  await expect(count(page)).toBeVisible()
}

/** How all tiles of a grid are announced, in order. A grid keeps only what is in sight, so this scrolls through it. */
export async function readGrid(page: Page, label = 'Cards'): Promise<string[]> {
  // Those drawn beforehand do not say their place.
  const tiles = grid(page, label).locator('> [aria-posinset]')
  const seen = new Map<number, string>()
  await expect(async () => {
    const inSight = await tiles.evaluateAll(readTiles)
    for (const { place, name } of inSight) seen.set(place, name)
    // At its end it starts over: what came late was passed.
    await page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      if (window.scrollY + window.innerHeight >= scrollHeight - 1) window.scrollTo(0, 0)
      else window.scrollBy(0, window.innerHeight * 0.7)
    })
    expect(seen.size).toBe(inSight[0]?.all)
  }).toPass({ intervals: [50] })
  return [...seen].toSorted(([a], [b]) => a - b).map(([, name]) => name)
}

function readTiles(tiles: Element[]) {
  return tiles.map((tile) => ({
    place: Number(tile.getAttribute('aria-posinset')),
    all: Number(tile.getAttribute('aria-setsize')),
    // The card drawn beside it is hidden from those who listen.
    name: tile.querySelector('a > .spoken')?.textContent ?? '',
  }))
}

/** How many tiles stand in the first row. */
export function tilesInARow(tiles: Locator): Promise<number> {
  return tiles.evaluateAll((items) => {
    const tops = items.map((item) => Math.round(item.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })
}
