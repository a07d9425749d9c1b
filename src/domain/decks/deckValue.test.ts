import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { findPrintings, indexByName } from './cardNameIndex.ts'
import { anyDeck } from './deck.arbitrary.ts'
import { deckCost, deckWorth, missingCopies } from './deckValue.ts'

const elsa = makeCard({ id: 'elsa', name: 'Elsa', prices: { usd: 0.29, usdFoil: 3 } })
const foilOnly = makeCard({ id: 'foil', name: 'Anna', prices: { usd: null, usdFoil: 20 } })
const unpriced = makeCard({ id: 'unpriced', name: 'Olaf' })
const enchanted = makeCard({ id: 'enchanted', name: 'Elsa', rarity: 'Enchanted', prices: { usd: null, usdFoil: 90.5 } })

const index = indexByName([elsa, foilOnly, unpriced, enchanted])
const ofSameName = ({ name }: { name: string }) => findPrintings(index, name)

describe('the price of a deck', () => {
  test('is the sum over all copies, to the cent; copies without a price are counted separately', () => {
    const cards = [
      { card: elsa, quantity: 3 },
      { card: foilOnly, quantity: 2 },
      { card: unpriced, quantity: 4 },
    ]
    expect(deckCost(cards)).toEqual({ usd: 40.87, cardsWithoutPrice: 4 })
  })

  test('has no fraction of a cent', () => {
    expect(deckCost([{ card: elsa, quantity: 3 }]).usd).toBe(0.87)
  })

  test('uses the printing’s price, or the price of the cheapest acceptable printing', () => {
    const cards = [{ card: enchanted, quantity: 2 }]
    expect(deckCost(cards).usd).toBe(181)
    expect(deckCost(cards, ofSameName).usd).toBe(0.58)
  })
})

const nonFoil = (...copies: readonly (readonly [cardId: string, copies: number])[]) =>
  new Map(copies.map(([id, copiesOfIt]) => [id, { nonFoil: copiesOfIt, foil: 0 }]))

describe('the missing copies', () => {
  const deck = [
    { card: enchanted, quantity: 1 },
    { card: elsa, quantity: 4 },
    { card: unpriced, quantity: 2 },
  ]

  test('are the copies that the member lacks, foil or not', () => {
    const owned = new Map([
      ['elsa', { nonFoil: 1, foil: 2 }],
      ['unpriced', { nonFoil: 2, foil: 0 }],
    ])
    expect(missingCopies(deck, owned)).toEqual([
      { card: enchanted, quantity: 1 },
      { card: elsa, quantity: 1 },
    ])
  })

  test('exclude names that are owned in another printing', () => {
    expect(missingCopies(deck, nonFoil(['elsa', 5]), ofSameName)).toEqual([{ card: unpriced, quantity: 2 }])
  })

  test('count each owned copy once, first for its own printing', () => {
    expect(missingCopies(deck, nonFoil(['elsa', 4]), ofSameName)).toEqual([
      { card: enchanted, quantity: 1 },
      { card: unpriced, quantity: 2 },
    ])
  })

  test('are all cards for a guest, and none for the owner of all cards', () => {
    fc.assert(
      fc.property(anyDeck(), (cards) => {
        expect(missingCopies(cards, new Map())).toEqual(cards)
        expect(
          missingCopies(cards, nonFoil(...cards.map(({ card, quantity }) => [card.id, quantity] as const))),
        ).toEqual([])
      }),
    )
  })
})

describe('the worth of a deck', () => {
  const deck = [
    { card: elsa, quantity: 3 },
    { card: foilOnly, quantity: 1 },
  ]

  test('is its cheapest price and the owned share, rounded down', () => {
    const worth = deckWorth(deck, nonFoil(['enchanted', 1], ['elsa', 1]), ofSameName)
    expect(worth).toEqual({ usd: 20.87, cardsWithoutPrice: 0, ownedPercent: 50 })
    expect(deckWorth([{ card: elsa, quantity: 3 }], nonFoil(['elsa', 2]), ofSameName).ownedPercent).toBe(66)
    expect(deckWorth(deck, null, ofSameName).ownedPercent).toBeNull()
  })
})
