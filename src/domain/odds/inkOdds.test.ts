import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chancesToInk, chancesToPlay, type CurvePolicy, type CurveQuestion, drawsAtTurn, isPutBack } from './inkOdds.ts'
import { seededRandom } from './seededRandom.ts'
import { marginOfError, simulateCurve } from './simulateCurve.ts'

type OneCard = { readonly cost: number; readonly inkable: boolean }
type Turns = { readonly opening: readonly OneCard[]; readonly draws: readonly OneCard[] }

const anyPolicy: fc.Arbitrary<CurvePolicy> = fc.oneof(
  fc.constantFrom<CurvePolicy>({ kind: 'keep' }, { kind: 'uninkable' }),
  fc.record({ kind: fc.constant('costly' as const), above: fc.nat(5) }),
)

/** All orders of the cards. */
const orders = (cards: readonly OneCard[]): OneCard[][] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card, at) => orders(cards.toSpliced(at, 1)).map((others) => [card, ...others]))

const choices = (cards: readonly OneCard[], size: number): { chosen: OneCard[]; rest: OneCard[] }[] => {
  const [first, ...others] = cards
  if (size === 0) return [{ chosen: [], rest: [...cards] }]
  if (first === undefined) return []
  return [
    ...choices(others, size - 1).map(({ chosen, rest }) => ({ chosen: [first, ...chosen], rest })),
    ...choices(others, size).map(({ chosen, rest }) => ({ chosen, rest: [first, ...rest] })),
  ]
}

/** All games with a deck of 8 or 9 cards: each opening hand after the mulligan with each order of draws. */
function allGames(deck: readonly OneCard[], policy: CurvePolicy): (Turns & { chance: number })[] {
  const openings = choices(deck, 7)
  return openings.flatMap(({ chosen, rest }) => {
    const putBack = chosen.filter((card) => isPutBack(card, policy))
    const stay = chosen.filter((card) => !isPutBack(card, policy))
    const fromTop = Math.min(putBack.length, rest.length)
    // A deck that is too small gives cards back that were put back.
    const refills = choices(rest, fromTop).flatMap((refill) =>
      choices(putBack, putBack.length - fromTop).map((back) => ({
        opening: [...stay, ...refill.chosen, ...back.chosen],
        rest: [...refill.rest, ...back.rest],
      })),
    )
    return refills.flatMap(({ opening, rest: left }) => {
      const all = orders(left)
      return all.map((draws) => ({ opening, draws, chance: 1 / openings.length / refills.length / all.length }))
    })
  })
}

/** Whether a player can ink on every turn until one, and then has a card with its number as cost if `plays`. */
function succeeds({ opening, draws }: Turns, turn: number, onThePlay: boolean, plays: boolean): boolean {
  const hand = [...opening]
  let taken = 0
  for (let now = 1; now <= turn; now++) {
    hand.push(...draws.slice(taken, taken + drawsAtTurn(now, onThePlay)))
    taken += drawsAtTurn(now, onThePlay)
    const others = hand.findIndex(({ cost, inkable }) => inkable && cost !== turn)
    const inked = others >= 0 ? others : hand.findIndex(({ inkable }) => inkable)
    if (inked < 0) return false
    hand.splice(inked, 1)
  }
  return !plays || hand.some(({ cost }) => cost === turn)
}

const smallQuestion = fc.record({
  cards: fc.array(
    fc.record({ cost: fc.integer({ min: 1, max: 4 }), inkable: fc.boolean(), quantity: fc.constant(1) }),
    {
      minLength: 8,
      maxLength: 9,
    },
  ),
  policy: anyPolicy,
  onThePlay: fc.boolean(),
  turns: fc.constant(4),
})

/** A common deck of 60 cards, 46 of them inkable. */
const cards = [
  { cost: 1, inkable: true, quantity: 8 },
  { cost: 2, inkable: true, quantity: 12 },
  { cost: 3, inkable: true, quantity: 10 },
  { cost: 3, inkable: false, quantity: 4 },
  { cost: 4, inkable: true, quantity: 8 },
  { cost: 5, inkable: true, quantity: 8 },
  { cost: 5, inkable: false, quantity: 6 },
  { cost: 7, inkable: false, quantity: 4 },
] as const

describe('the chance to ink on every turn, and to play a card of the turn’s cost', () => {
  test('equals the share of all games of a small deck', () => {
    fc.assert(
      fc.property(smallQuestion, (question) => {
        const games = allGames(question.cards, question.policy)
        const share = (turn: number, plays: boolean) =>
          games.reduce(
            (sum, game) => sum + Number(succeeds(game, turn, question.onThePlay, plays)) * game.chance * 100,
            0,
          )
        const [inks, plays] = [chancesToInk(question), chancesToPlay(question)]
        for (const turn of [1, 2, 3, 4]) {
          expect(inks[turn - 1]).toBeCloseTo(share(turn, false), 8)
          expect(plays[turn - 1]).toBeCloseTo(share(turn, true), 8)
        }
      }),
      { numRuns: 40, seed: 3 },
    )
  })

  test('is certain with only inkable cards, and impossible with none', () => {
    const deck = (inkable: boolean): CurveQuestion => ({
      cards: [{ cost: 2, inkable, quantity: 60 }],
      policy: { kind: 'keep' },
      onThePlay: true,
      turns: 10,
    })
    for (const chance of chancesToInk(deck(true))) expect(chance).toBeCloseTo(100, 9)
    expect(chancesToInk(deck(false))).toEqual(Array(10).fill(0))
    expect(chancesToPlay(deck(true)).map(Math.round)).toEqual([0, 100, ...Array<number>(8).fill(0)])
  })

  test('is higher on the draw, and with a mulligan of cards that cannot be inked', () => {
    const question = { cards, policy: { kind: 'keep' }, onThePlay: true, turns: 8 } as const
    const onThePlay = chancesToInk(question)
    const onTheDraw = chancesToInk({ ...question, onThePlay: false })
    const afterMulligan = chancesToInk({ ...question, policy: { kind: 'uninkable' } })
    for (const [at, chance] of onThePlay.entries()) {
      expect(onTheDraw[at]).toBeGreaterThan(chance)
      expect(afterMulligan[at]).toBeGreaterThan(chance)
    }
  })
})

describe('a simulated curve', () => {
  const question = { cards, policy: { kind: 'costly', above: 3 }, onThePlay: true, turns: 8 } as const
  const games = 40_000

  test('agrees with the exact chance to ink before the first play, and to make the first play', () => {
    const zOf = (hits: number | undefined, percent: number | undefined) => {
      const exact = (percent ?? 0) / 100
      return ((hits ?? 0) / games - exact) / Math.sqrt((exact * (1 - exact)) / games)
    }
    for (const onThePlay of [true, false]) {
      const query = { ...question, onThePlay }
      const late = simulateCurve({ ...query, firstTurn: 9 }, games, seededRandom(1))
      for (const turn of [5, 6, 7, 8])
        expect(Math.abs(zOf(late.onCurve[turn - 1], chancesToInk(query)[turn - 1]))).toBeLessThan(3)
      // With these costs the player never inks the first card of the curve if another one is in hand.
      const early = simulateCurve({ ...query, firstTurn: 1 }, games, seededRandom(2))
      expect(Math.abs(zOf(early.onCurve[0], chancesToPlay(query)[0]))).toBeLessThan(3)
    }
  })

  test('falls from turn to turn, and repeats with the same seed', () => {
    const one = simulateCurve({ ...question, firstTurn: 2 }, 2000, seededRandom(5))
    expect(one).toEqual(simulateCurve({ ...question, firstTurn: 2 }, 2000, seededRandom(5)))
    for (const [at, hits] of one.onCurve.entries()) expect(hits).toBeLessThanOrEqual(one.onCurve[at - 1] ?? 2000)
  })

  test('of a deck with one order of play is certain until its cards end', () => {
    const deck = [1, 2, 3, 4, 5, 6].map((cost) => ({ cost, inkable: true, quantity: cost === 6 ? 2 : 1 }))
    // All seven cards are in hand: 6, 6 and 5 are inked, and on turn 4 nothing is left to ink.
    const query = { cards: deck, policy: { kind: 'keep' }, onThePlay: true, turns: 5, firstTurn: 1 } as const
    expect(simulateCurve(query, 10, seededRandom(1)).onCurve).toEqual([10, 10, 10, 0, 0])
  })

  test('plays a card that cannot be inked before one that can', () => {
    const deck = [
      { cost: 1, inkable: true, quantity: 1 },
      { cost: 1, inkable: false, quantity: 1 },
      { cost: 2, inkable: false, quantity: 1 },
      { cost: 5, inkable: true, quantity: 1 },
      { cost: 9, inkable: false, quantity: 3 },
    ]
    const query = { cards: deck, policy: { kind: 'keep' }, onThePlay: true, turns: 3, firstTurn: 1 } as const
    expect(simulateCurve(query, 10, seededRandom(1)).onCurve).toEqual([10, 10, 0])
  })

  test('has a margin of error above 0, also if all games ended alike', () => {
    expect(marginOfError(500_000, 1_000_000)).toBeCloseTo(0.098, 3)
    expect(marginOfError(0, 1000)).toBeGreaterThan(0)
    expect(marginOfError(0, 0)).toBe(100)
  })
})
