import { expect, type Locator, type Page } from '@playwright/test'
import { packCards } from './pack.ts'

/** 'Showing X of Y cards'. */
export const countLine = (found: number, all = packCards.length) =>
  `Showing ${found.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} cards`

export const count = (page: Page) => page.getByRole('status').filter({ hasText: /^Showing/ })

export const grid = (page: Page, label = 'Cards') => page.getByRole('list', { name: label, exact: true })

/** The link of a card by its index in a grid. Once the app has started, the document only contains those near the viewport. */
export const tile = (page: Page, index: number, label = 'Cards') =>
  grid(page, label)
    .locator(`li[aria-posinset="${index + 1}"]`)
    .getByRole('link')

/** The accessible name of a card's link. */
export const announced = async (link: Locator) => (await link.locator('> .spoken').textContent()) ?? ''

/** Opens /cards with a query and waits for its cards. */
export async function openCards(page: Page, query = '', waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
  await page.goto(`/cards${query}`, { waitUntil })
  await expect(count(page)).toBeVisible()
}

/**
 * The accessible names of all tiles of a grid, in order. The document only contains those near the viewport, so this scrolls.
 */
export async function readGrid(page: Page, label = 'Cards'): Promise<string[]> {
  // Prerendered tiles have no index.
  const tiles = grid(page, label).locator('> [aria-posinset]')
  const seen = new Map<number, string>()
  await expect(async () => {
    const inSight = await tiles.evaluateAll(readTiles)
    for (const { place, name } of inSight) seen.set(place, name)
    // At the end it starts over, because late tiles were skipped.
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
    // The text card beside it is hidden from screen readers.
    name: tile.querySelector('a > .spoken')?.textContent ?? '',
  }))
}

/** The number of tiles that are whole in the window, below `top` px. */
export function wholeTiles(tiles: Locator, top = 0): Promise<number> {
  return tiles.evaluateAll(
    (items, above) =>
      items.filter((item) => {
        const box = item.getBoundingClientRect()
        return box.top >= above && box.bottom <= window.innerHeight
      }).length,
    top,
  )
}

/** The number of tiles in the first row. */
export function tilesInARow(tiles: Locator): Promise<number> {
  return tiles.evaluateAll((items) => {
    const tops = items.map((item) => Math.round(item.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })
}
