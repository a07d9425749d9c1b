import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import type { DeckCard } from '../decks/deckCard.ts'
import { countCards } from '../decks/deckRules.ts'
import { seededRandom } from '../odds/seededRandom.ts'
import { playGoldfish } from './goldfish.ts'
import { isClearDifference, simulateSwap, type SwapFigure } from './simulateSwap.ts'
import { deckFigures, pairPlaces, swapCards } from './swapDeck.ts'

const card = (name: string, cost: number, lore: number, inkable = true) =>
  makeCard({ name, cost, lore, inkable, prices: { usd: cost, usdFoil: null } })

const [five, three, eight] = [card('Five', 5, 1, false), card('Three', 3, 1), card('Eight', 8, 0, false)]

/** A common curve: 56 cards, without `rest` copies of five. */
const deckWith = (rest: readonly DeckCard[]): DeckCard[] => [
  { card: card('One', 1, 1), quantity: 10 },
  { card: card('Two', 2, 1), quantity: 12 },
  { card: card('Other two', 2, 2, false), quantity: 4 },
  { card: card('Other three', 3, 1), quantity: 10 },
  { card: card('Four', 4, 2), quantity: 10 },
  { card: card('Six', 6, 2, false), quantity: 4 },
  { card: card('Seven', 7, 3), quantity: 6 },
  ...rest,
]

describe('a swap', () => {
  const deck = deckWith([{ card: five, quantity: 4 }])

  test('moves copies, at most those of the deck, also of other printings', () => {
    const after = swapCards(deck, [{ out: { ...five, id: 'promo' }, in: three, copies: 3 }])
    expect(after.slice(-2)).toEqual([
      { card: five, quantity: 1 },
      { card: three, quantity: 3 },
    ])
    expect(swapCards(deck, [{ out: five, in: three, copies: 9 }]).at(-1)).toEqual({ card: three, quantity: 4 })
    expect(swapCards(deck, [{ out: eight, in: three, copies: 2 }])).toEqual(deck)
  })

  test('can be undone, and keeps the size of the deck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), (copies) => {
        const after = swapCards(deck, [{ out: five, in: three, copies }])
        expect(countCards(after)).toBe(60)
        const places = pairPlaces(deck, swapCards(after, [{ out: three, in: five, copies }]))
        expect(places.before).toEqual(places.after)
      }),
    )
  })

  test('pairs equal cards in equal places', () => {
    const { before, after } = pairPlaces(deck, swapCards(deck, [{ out: five, in: three, copies: 2 }]))
    expect([before.length, after.length]).toEqual([60, 60])
    expect(before.filter((one, place) => one.cost !== after[place]?.cost)).toHaveLength(2)
  })

  test('changes the figures of the deck', () => {
    const sources = { collection: null, printingsOf: (one: DeckCard['card']) => [one], official: null }
    const before = deckFigures(deck, sources)
    const after = deckFigures(swapCards(deck, [{ out: five, in: three, copies: 4 }]), sources)
    expect([before.inkableCards, after.inkableCards]).toEqual([48, 52])
    expect(after.usd - before.usd).toBe(-8)
    expect((before.averageCost ?? 0) - (after.averageCost ?? 0)).toBeCloseTo(8 / 60, 9)
    for (const [at, chance] of before.inks.entries()) expect(after.inks[at]).toBeGreaterThan(chance)
    expect(after.plays[2]).toBeGreaterThan(before.plays[2] ?? 0)
    expect(after.verdicts).toBeNull()
  })

  test('gives no lore by actions and Reckless characters', () => {
    const places = pairPlaces(
      [],
      [
        { card: makeCard({ name: 'A', lore: 2, types: ['Action'] }), quantity: 1 },
        { card: makeCard({ name: 'B', lore: 2, keywords: ['Reckless'] }), quantity: 1 },
        { card: makeCard({ name: 'C', lore: 2, types: ['Location'] }), quantity: 1 },
      ],
    )
    expect(places.after.map(({ lore }) => lore)).toEqual([0, 0, 2])
  })
})

describe('a goldfish', () => {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const of = (cost: number, lore: number, inkable = true) => ({ cost, lore, inkable })

  test('inks, plays and quests turn by turn', () => {
    const deck = [of(1, 1), of(2, 2), of(3, 1, false), of(4, 2), of(4, 1), of(2, 1, false), of(3, 3), of(1, 1)]
    // Turn 1: inks a 4, plays the 1. Turn 2: draws a 1, inks the other 4, plays a 2. Turn 3: inks the new 1, plays the 3
    // with 1 lore. The player keeps all cards, because none costs more than 4.
    const result = playGoldfish(deck, { before: places.slice(0, 8), after: [] }, { onThePlay: true, turns: 3 })
    expect(result).toEqual({ lore: [0, 1, 4], inkMissed: 0, stuck: 0 })
  })

  test('puts expensive cards away, and draws from the shuffled deck', () => {
    const deck = [
      of(9, 0),
      of(5, 0),
      ...Array.from({ length: 6 }, () => of(1, 0, false)),
      of(1, 5, false),
      of(1, 7, false),
    ]
    // The refill is places 7 and 8. The later deck has 9, 0 and 1; the order after the mulligan begins with 9.
    const rules = { onThePlay: false, turns: 1 }
    const order = { before: places, after: [8, 9, 0, 1, 2, 3, 4, 5, 6, 7] }
    expect(playGoldfish(deck, order, rules)).toEqual({ lore: [0], inkMissed: 1, stuck: 8 })
    const later = { ...order, after: places }
    expect(playGoldfish(deck, later, rules).inkMissed).toBe(0)
  })
})

describe('simulated games of a swap', () => {
  const games = 4000
  const simulate = (out: DeckCard, into: DeckCard, seed = 1) =>
    simulateSwap(
      { ...pairPlaces(deckWith([out]), deckWith([into])), onThePlay: true, turns: 8 },
      games,
      seededRandom(seed),
    )
  /** How many times narrower the interval of the difference is than without common random numbers. */
  const gain = ({ before, after, difference }: SwapFigure) =>
    Math.hypot(before.margin, after.margin) / difference.margin

  test('of equal decks show no difference', () => {
    const { lore, stuck } = simulate({ card: five, quantity: 4 }, { card: five, quantity: 4 })
    for (const { difference } of [...lore, stuck]) {
      expect(difference).toEqual({ mean: 0, margin: 0 })
      expect(isClearDifference(difference)).toBe(false)
    }
  })

  test('show a difference that agrees with separate games', () => {
    const result = simulate({ card: eight, quantity: 4 }, { card: three, quantity: 4 })
    const separate = simulate({ card: eight, quantity: 4 }, { card: three, quantity: 4 }, 2)
    const last = result.lore.at(-1)
    expect(last && isClearDifference(last.difference)).toBe(true)
    expect(last?.difference.mean).toBeGreaterThan(0)
    expect(last?.difference.mean).toBeCloseTo((last?.after.mean ?? 0) - (last?.before.mean ?? 0), 9)
    const other = separate.lore.at(-1)
    const margin = Math.hypot(other?.before.margin ?? 0, other?.after.margin ?? 0)
    expect(Math.abs((other?.after.mean ?? 0) - (other?.before.mean ?? 0) - (last?.difference.mean ?? 0))).toBeLessThan(
      2 * margin,
    )
  })

  test('have an interval of the difference that common random numbers make narrower', () => {
    for (const [quantity, least] of [
      [1, 5],
      [2, 4],
      [4, 2.5],
    ] as const) {
      const rest = { card: five, quantity: 4 - quantity }
      const result = simulateSwap(
        {
          ...pairPlaces(deckWith([rest, { card: five, quantity }]), deckWith([rest, { card: three, quantity }])),
          onThePlay: true,
          turns: 8,
        },
        games,
        seededRandom(4),
      )
      for (const figure of result.lore.slice(4)) expect(gain(figure)).toBeGreaterThan(least)
    }
  })
})
