import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { findWish } from './findWish.ts'
import type { Wish } from './wish.ts'
import { describeWish, describeWishes } from './describeWish.ts'
import { listWishes, makeWishCsv, makeWishText } from './wishList.ts'

const elsa = makeCard({
  id: 'elsa 1',
  name: 'Elsa',
  set: 'Fabled',
  collectorNumber: '4',
  prices: { usd: 2, usdFoil: 3 },
})
const enchanted = makeCard({ id: 'elsa 2', name: 'Elsa', set: 'Fabled', collectorNumber: '240' })
const olaf = makeCard({ id: 'olaf', name: 'Olaf', set: 'Fabled', collectorNumber: '10' })
const cards = [elsa, enchanted, olaf]
const byId = new Map(cards.map((card) => [card.id, card]))
const wish = (quantity: number, more: Partial<Wish> = {}): Wish => ({
  quantity,
  priority: 2,
  onlyPrinting: false,
  onlyFoil: false,
  ...more,
})
const owned = new Map([['elsa 2', { nonFoil: 1, foil: 2 }]])
const list = (...wishes: [string, Wish][]) => listWishes(new Map(wishes), owned, { byId, cards })

test('owned copies that a wish accepts count, and high priority comes first', () => {
  const lines = list(
    ['elsa 1', wish(4)],
    ['olaf', wish(2, { priority: 1 })],
    ['elsa 2', wish(3, { onlyPrinting: true, onlyFoil: true })],
    ['unknown', wish(1)],
  )
  expect(lines.map((line) => [line.card.id, line.owned, line.missing])).toEqual([
    ['olaf', 0, 2],
    ['elsa 1', 3, 1],
    ['elsa 2', 2, 1],
  ])
  expect(makeWishText(lines)).toBe('Wishes: 4 copies\n2x Olaf\n1x Elsa\n1x Elsa (Fabled · 240) foil')
  expect(makeWishCsv(lines)[2]).toEqual(['Elsa', 'Fabled', '4', '4', '3', 'normal', 'no', 'no', '2', 'elsa 1'])
})

test('fulfilled wishes are listed, but not in the text', () => {
  const lines = list(['elsa 1', wish(3)])
  expect(lines).toHaveLength(1)
  expect(makeWishText(lines)).toBe('Wishes: 0 copies')
})

test('a wish says how many and how much', () => {
  expect(describeWish(wish(4, { onlyFoil: true, priority: 1 }))).toBe('Wants 4 foil · high')
  expect(describeWish(wish(1))).toBe('Wants 1')
})

test('a card has the wish for any printing that names another one, but not one for another printing only', () => {
  const printings = [elsa, enchanted]
  expect(findWish(new Map([['elsa 1', wish(2)]]), enchanted, printings)?.cardId).toBe('elsa 1')
  expect(findWish(new Map([['elsa 1', wish(2, { onlyPrinting: true })]]), enchanted, printings)).toBeUndefined()
})

test('every printing that a wish accepts is described', () => {
  const byCharacter = new Map([['elsa', [elsa, enchanted]]])
  const describe = (more: Partial<Wish>) => {
    const described = describeWishes(new Map([['elsa 1', wish(2, more)]]), { byCharacter })
    return [elsa, enchanted, olaf].map(described)
  }
  expect(describe({})).toEqual(['Wants 2', 'Wants 2', undefined])
  expect(describe({ onlyPrinting: true })).toEqual(['Wants 2', undefined, undefined])
})
