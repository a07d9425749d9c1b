import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { listShelfBytes } from './limitShelfScript.ts'

/** A module that gzip cannot make much smaller than `bytes`. */
const moduleOf = (bytes: number) => ({ code: `export const data = '${randomBytes(bytes / 2).toString('hex')}'` })
const chunk = (fileName: string, modules: Record<string, { code: string }>, imports: string[] = []) => ({
  fileName,
  imports,
  modules: Object.fromEntries(Object.entries(modules).map(([id, module]) => [`/work/src/${id}`, module])),
})

test("the shelf's modules are counted in all files that members load with a page, and only there", () => {
  const start = chunk('start.js', { 'app/start.tsx': moduleOf(50_000) }, ['shared.js'])
  const outboxes = chunk('outboxes.js', { 'data/offline/outboxes.ts': moduleOf(1000) }, ['shared.js'])
  const shared = chunk('shared.js', { 'data/wishes/memberLists.ts': moduleOf(2000), 'ui/Menu.tsx': moduleOf(9000) })
  const cards = chunk('cards.js', { 'features/cards/CardsPage.tsx': moduleOf(9000) })
  const deck = chunk('deck.js', { 'features/decks/DeckPage.tsx': moduleOf(10) }, ['allocation.js'])
  const allocation = chunk('allocation.js', { 'domain/shelf/allocation.ts': moduleOf(4000) })
  const shelf = chunk('shelf.js', { 'features/shelf/ShelfPage.tsx': moduleOf(90_000) }, ['allocation.js'])
  const lazy = chunk('lazy.js', { 'cardUi/wishes/WishControl.tsx': moduleOf(90_000) }, ['shared.js'])
  const measured = listShelfBytes([start, outboxes, shared, cards, deck, allocation, shelf, lazy])
  expect(measured.map(({ page }) => page)).toEqual([
    '/work/src/features/cards/CardsPage.tsx',
    '/work/src/features/decks/DeckPage.tsx',
  ])
  const [ofCards = 0, ofDeck = 0] = measured.map(({ bytes }) => bytes)
  expect(ofCards).toBeGreaterThan(1000)
  expect(ofCards).toBeLessThan(2200)
  expect(ofDeck - ofCards).toBeGreaterThan(1800)
})

test('a page without any of them has none', () => {
  expect(listShelfBytes([chunk('home.js', { 'features/home/HomePage.tsx': moduleOf(100) })])).toEqual([
    { page: '/work/src/features/home/HomePage.tsx', bytes: 0 },
  ])
})
