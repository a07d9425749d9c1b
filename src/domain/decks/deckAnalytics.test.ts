import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { anyDeck } from './deck.arbitrary.ts'
import { analyzeDeck, deckInks } from './deckAnalytics.ts'

const total = (rows: readonly { readonly cards: number }[]) => rows.reduce((sum, { cards }) => sum + cards, 0)

describe('the analytics of a deck', () => {
  const analytics = analyzeDeck([
    { card: makeCard({ cost: 0, inks: ['Steel'], inkable: false, lore: 2, strength: 3 }), quantity: 4 },
    { card: makeCard({ cost: 5, inks: ['Steel', 'Amber'], types: ['Item'] }), quantity: 2 },
    { card: makeCard({ cost: 6, inks: ['Amber'], types: ['Action', 'Song'] }), quantity: 1 },
    { card: makeCard({ cost: 11, inks: ['Amber'], lore: 1, strength: 4 }), quantity: 1 },
  ])

  test('have a bucket for each cost from 0 to 5, and one for 6 and more', () => {
    expect(analytics.costCurve.map(({ cost, cards, inkable }) => [cost, cards, inkable])).toEqual([
      ['0', 4, 0],
      ['1', 0, 0],
      ['2', 0, 0],
      ['3', 0, 0],
      ['4', 0, 0],
      ['5', 2, 2],
      ['6+', 2, 2],
    ])
  })

  test('count a dual-ink card for both inks, in the game’s order', () => {
    expect(analytics.byInk).toEqual([
      { ink: 'Amber', cards: 4 },
      { ink: 'Steel', cards: 6 },
    ])
  })

  test('count a song only as a song', () => {
    expect(analytics.byType).toEqual([
      { type: 'Character', cards: 5 },
      { type: 'Song', cards: 1 },
      { type: 'Item', cards: 2 },
    ])
  })

  test('have the inkable share, the average cost, and total lore and strength', () => {
    const { totalCards, inkableCards, inkablePercentage, averageCost, totalLore, totalStrength } = analytics
    expect({ totalCards, inkableCards, inkablePercentage }).toEqual({
      totalCards: 8,
      inkableCards: 4,
      inkablePercentage: 50,
    })
    expect({ averageCost, totalLore, totalStrength }).toEqual({ averageCost: 27 / 8, totalLore: 9, totalStrength: 16 })
  })

  test('without cards have no average', () => {
    expect(analyzeDeck([])).toMatchObject({ totalCards: 0, inkablePercentage: 0, averageCost: null, byInk: [] })
  })

  test('count every copy of any deck once by cost and by type', () => {
    fc.assert(
      fc.property(anyDeck(), (deck) => {
        const { totalCards, costCurve, byType, inkableCards } = analyzeDeck(deck)
        expect(totalCards).toBe(deck.reduce((sum, { quantity }) => sum + quantity, 0))
        expect(total(costCurve)).toBe(totalCards)
        expect(total(byType)).toBe(totalCards)
        expect(costCurve.reduce((sum, { inkable }) => sum + inkable, 0)).toBe(inkableCards)
      }),
    )
  })
})

describe('the inks of a deck', () => {
  const amber = { card: makeCard({ inks: ['Amber'] }), quantity: 1 }
  const dual = { card: makeCard({ inks: ['Steel', 'Amber'] }), quantity: 1 }
  const ruby = { card: makeCard({ inks: ['Ruby'] }), quantity: 1 }

  test('are in the game’s order', () => {
    expect(deckInks([ruby, dual, amber])).toEqual(['Amber', 'Ruby', 'Steel'])
  })
})
