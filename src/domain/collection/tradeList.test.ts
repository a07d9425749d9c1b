import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARDS, SETS } from './csv/transfer.fixture.ts'
import { hasExtraCopies, makeTradeText, tradeCollection } from './tradeList.ts'

const byId = new Map(CARDS.map((card) => [card.id, card]))
const tradeText = (owned: Record<string, readonly [nonFoil: number, foil: number]>) =>
  makeTradeText(new Map(Object.entries(owned).map(([id, [nonFoil, foil]]) => [id, { nonFoil, foil }])), byId, SETS)

test('copies beyond four of a card are for trade, by set and number, non-foil first', () => {
  expect(tradeText({ jafar: [3, 6], ariel: [7, 0], 'te ka': [2, 3], yzma: [9, 0], 'dragon fire': [4, 0] })).toBe(
    [
      'For trade: 9 copies',
      '3x Ariel - On Human Legs (The First Chapter · 1)',
      '1x Te Kā - The Burning One (The First Chapter · 126)',
      '3x Jafar - Newly Crowned (Reign of Jafar · 12)',
      '2x Jafar - Newly Crowned (Reign of Jafar · 12) foil',
    ].join('\n'),
  )
})

test('with four copies of each card nothing is for trade', () => {
  expect(tradeText({ ariel: [4, 0], jafar: [1, 3], mickey: [0, 4] })).toBe('For trade: 0 copies')
})

test('four copies of a card remain, or all if there are fewer', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), (nonFoil, foil) => {
      const text = tradeText({ ariel: [nonFoil, foil] })
      expect(hasExtraCopies(new Map([['ariel', { nonFoil, foil }]]))).toBe(text.includes('\n'))
      const listed = [...text.matchAll(/^(\d+)x/gm)].reduce((sum, [, count]) => sum + Number(count), 0)
      expect(nonFoil + foil - listed).toBe(Math.min(4, nonFoil + foil))
    }),
  )
})

test('the playset of a card replaces the usual one', () => {
  const collection = new Map([
    ['ariel', { nonFoil: 3, foil: 0 }],
    ['jafar', { nonFoil: 1, foil: 2 }],
  ])
  const playsets = { usual: 2, cards: new Map([['ariel', 0]]) }
  const extra = { ariel: { nonFoil: 3, foil: 0 }, jafar: { nonFoil: 1, foil: 0 } }
  expect(Object.fromEntries(tradeCollection(collection, playsets))).toEqual(extra)
  expect(makeTradeText(collection, byId, SETS, playsets)).toContain('For trade: 4 copies')
  expect(hasExtraCopies(collection, { usual: 3, cards: new Map() })).toBe(false)
})
