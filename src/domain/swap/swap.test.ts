import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import type { DeckCard } from '../decks/deckCard.ts'
import { countCards } from '../decks/deckRules.ts'
import { seededRandom } from '../odds/seededRandom.ts'
import { playGoldfish } from './goldfish.ts'
import { isClearDifference, type SwapFigure } from './pairedSums.ts'
import { makeRandomSwap } from './randomSwaps.fixture.ts'
import { MAX_SWAP_GAMES, narrowing, INTERVAL_REDUCTION, SwapSimulation } from './simulateSwap.ts'
import { deckFigures, movingSwaps, pairPlaces, swapCards } from './swapDeck.ts'

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

  test('that moves fewer copies without an earlier one counts only those, and one that moves none is left out', () => {
    const [first, second] = [
      { out: five, in: three, copies: 2 },
      { out: three, in: eight, copies: 2 },
    ]
    expect(movingSwaps(deck, [first, second])).toEqual([first, second])
    expect(movingSwaps(deck, [second])).toEqual([])
    const more = [...deck, { card: three, quantity: 1 }]
    expect(movingSwaps(more, [second])).toEqual([{ ...second, copies: 1 }])
    expect(movingSwaps(more, [second, { ...first, in: eight, copies: 9 }])[1]).toMatchObject({ copies: 4 })
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
    const sources = {
      collection: null,
      printingsOf: (one: DeckCard['card']) => [one],
      official: null,
      start: { policy: { kind: 'keep' }, onThePlay: true } as const,
    }
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

const KEEP = { kind: 'keep' } as const

describe('a goldfish', () => {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const of = (cost: number, lore: number, inkable = true) => ({ cost, lore, inkable })

  test('inks, plays and quests turn by turn', () => {
    const deck = [of(1, 1), of(2, 2), of(3, 1, false), of(4, 2), of(4, 1), of(2, 1, false), of(3, 3), of(1, 1)]
    // Turn 1: inks a 4, plays the 1. Turn 2: draws a 1, inks the other 4, plays a 2. Turn 3: inks the new 1, plays the 3
    // with 1 lore.
    const order = { before: places.slice(0, 8), after: places.slice(0, 8) }
    const result = playGoldfish(deck, order, { policy: KEEP, onThePlay: true, turns: 3 })
    expect(result).toEqual({ lore: [0, 1, 4], inkMissed: 0, stuck: 0 })
  })

  test('puts expensive cards back, and draws from the shuffled deck', () => {
    const deck = [
      of(9, 0),
      of(5, 0),
      ...Array.from({ length: 6 }, () => of(1, 0, false)),
      of(1, 5, false),
      of(1, 7, false),
    ]
    // The refill is places 7 and 8. The later deck has 9, 0 and 1; the order after the mulligan begins with 9.
    const rules = { policy: { kind: 'costly', above: 4 }, onThePlay: false, turns: 1 } as const
    const order = { before: places, after: [8, 9, 0, 1, 2, 3, 4, 5, 6, 7] }
    expect(playGoldfish(deck, order, rules)).toEqual({ lore: [0], inkMissed: 1, stuck: 8 })
    const later = { ...order, after: places }
    expect(playGoldfish(deck, later, rules).inkMissed).toBe(0)
  })
})

describe('simulated games of a swap', () => {
  const rules = { policy: { kind: 'costly', above: 4 }, onThePlay: true, turns: 8 } as const
  const simulate = (out: DeckCard, into: DeckCard, seed = 1, games = 4000) => {
    const simulation = new SwapSimulation(
      { ...pairPlaces(deckWith([out]), deckWith([into])), ...rules },
      seededRandom(seed),
    )
    simulation.play(games)
    return simulation.result()
  }

  test('of equal decks show no difference', () => {
    const { lore, stuck, hasConverged } = simulate({ card: five, quantity: 4 }, { card: five, quantity: 4 })
    for (const { difference } of [...lore, stuck]) {
      expect(difference).toEqual({ mean: 0, margin: 0 })
      expect(isClearDifference(difference)).toBe(false)
    }
    expect(hasConverged).toBe(true)
  })

  test('show a difference that agrees with separate games', () => {
    const swap = [
      { card: eight, quantity: 4 },
      { card: three, quantity: 4 },
    ] as const
    const [result, separate] = [simulate(...swap, 1), simulate(...swap, 2)]
    const clear = [...result.lore, result.inkMissed, result.stuck].map((figure, at) => {
      const { before, after, difference } = figure
      expect(difference.mean).toBeCloseTo(after.mean - before.mean, 9)
      const other = [...separate.lore, separate.inkMissed, separate.stuck][at]
      const margin = Math.hypot(before.margin, other?.after.margin ?? 0)
      expect(Math.abs((other?.after.mean ?? 0) - before.mean - difference.mean)).toBeLessThanOrEqual(2 * margin)
      return isClearDifference(difference)
    })
    expect(clear.at(7)).toBe(true)
  })

  test('give all orders of a deck the same chance', () => {
    // All places are equally likely in the opening hand.
    const deck = Array.from({ length: 20 }, (_, place) => ({ cost: place === 0 ? 1 : 9, inkable: true, lore: 1 }))
    const simulation = new SwapSimulation(
      { before: deck, after: deck, policy: KEEP, onThePlay: true, turns: 2 },
      seededRandom(5),
    )
    simulation.play(40_000)
    const { mean, margin } = simulation.result().lore[1]?.before ?? { mean: 0, margin: 0 }
    // It gives lore on turn 2 if it is among the 7 cards of the opening hand.
    expect(Math.abs(mean - 7 / 20)).toBeLessThan(2 * margin)
  })

  test('go on until each difference is five times narrower than from separate games', () => {
    const random = seededRandom(3)
    for (const size of [1, 2, 4, 8]) {
      const simulation = new SwapSimulation({ ...makeRandomSwap(size, random), ...rules }, random)
      do simulation.play(20_000)
      while (!simulation.result().hasConverged)
      const { games, lore, inkMissed, stuck } = simulation.result()
      expect(games).toBeLessThanOrEqual(MAX_SWAP_GAMES)
      for (const figure of [...lore, inkMissed, stuck])
        expect(narrowing(figure, games)).toBeGreaterThan(0.98 * INTERVAL_REDUCTION)
    }
  }, 60_000)

  test('have an interval of the difference that common random numbers make narrower', () => {
    for (const [quantity, least] of [
      [1, 5],
      [2, 4],
      [4, 2.5],
    ] as const) {
      const rest = { card: five, quantity: 4 - quantity }
      const simulation = new SwapSimulation(
        {
          ...pairPlaces(deckWith([rest, { card: five, quantity }]), deckWith([rest, { card: three, quantity }])),
          ...rules,
        },
        seededRandom(4),
      )
      simulation.play(4000)
      const sameGames = (figure: SwapFigure) => narrowing(figure, 4000, 4000)
      for (const figure of simulation.result().lore.slice(4)) expect(sameGames(figure)).toBeGreaterThan(least)
    }
  })
})
