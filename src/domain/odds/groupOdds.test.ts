import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCard, drawOpeningHand, mulligan } from '../decks/openingHand.ts'
import { chancesToFind, type GroupQuestion, hasWanted } from './groupOdds.ts'
import { cardsSeenByTurn } from './cardsSeen.ts'
import { binomial, type Counts, sumOf } from './hypergeometric.ts'
import { cardsPutBack, type MulliganPolicy } from './mulliganPolicy.ts'
import { compareQuestions } from './randomQuestions.fixture.ts'
import { seededRandom } from './seededRandom.ts'

const anyPolicy: fc.Arbitrary<MulliganPolicy> = fc.oneof(
  fc.constantFrom<MulliganPolicy>({ kind: 'keep' }, { kind: 'others' }, { kind: 'whole' }),
  fc.record({ kind: fc.constant('custom' as const), a: fc.nat(7), b: fc.nat(7), others: fc.nat(7) }),
)

const question = (size: fc.Arbitrary<number>) =>
  fc.record({
    deck: fc.tuple(size, size, size, size),
    wanted: fc.record({ a: fc.integer({ min: 1, max: 3 }), b: fc.nat(2) }),
    policy: anyPolicy,
  })

/** All choices of `size` of the cards, with the cards that are left. Cards are class numbers. */
function choices(cards: Counts, size: number): { chosen: Counts; rest: Counts }[] {
  const [first, ...others] = cards
  if (size === 0) return [{ chosen: [], rest: cards }]
  if (first === undefined) return []
  return [
    ...choices(others, size - 1).map(({ chosen, rest }) => ({ chosen: [first, ...chosen], rest })),
    ...choices(others, size).map(({ chosen, rest }) => ({ chosen, rest: [first, ...rest] })),
  ]
}

const byClass = (cards: Counts) => [0, 1, 2, 3].map((at) => cards.filter((card) => card === at).length)
const cardsOf = (counts: Counts) => counts.flatMap((count, at) => Array<number>(count).fill(at))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The share of all games of a small deck: all opening hands, all refills and all draws. */
function countGames({ deck, wanted, policy }: GroupQuestion, draws: number): number {
  return mean(
    choices(cardsOf(deck), 7).map((opening) => {
      const putBack = cardsPutBack(byClass(opening.chosen), policy)
      const remaining = byClass(opening.chosen).map((count, at) => count - (putBack[at] ?? 0))
      return mean(
        choices(opening.rest, sumOf(putBack)).map((refill) =>
          mean(
            choices([...refill.rest, ...cardsOf(putBack)], draws).map(({ chosen }) =>
              Number(hasWanted(byClass([...cardsOf(remaining), ...refill.chosen, ...chosen]), wanted)),
            ),
          ),
        ),
      )
    }),
  )
}

describe('the chance to find cards of two groups', () => {
  test('equals the share of all games of a small deck', () => {
    // The opening hand has 7 cards, and the rest must suffice for the refill.
    const small = question(fc.nat(4)).filter(
      ({ deck, policy }) =>
        sumOf(deck) >= 8 &&
        sumOf(deck) <= 10 &&
        choices(cardsOf(deck), 7).every(
          ({ chosen }) => sumOf(cardsPutBack(byClass(chosen), policy)) <= sumOf(deck) - 7,
        ),
    )
    fc.assert(
      fc.property(small, fc.nat(3), (query, draws) => {
        const chances = chancesToFind(query, draws)
        const inDeck = Math.min(draws, sumOf(query.deck) - 7)
        expect(chances[draws]).toBeCloseTo(countGames(query, inDeck) * 100, 9)
      }),
      { numRuns: 40, seed: 1 },
    )
  })

  test('without a mulligan is the hypergeometric distribution', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.integer({ min: 1, max: 4 }),
        fc.nat(10),
        fc.boolean(),
        (copies, atLeast, turn, play) => {
          const wanted = { a: atLeast, b: 0 }
          const query = { deck: [copies, 0, 0, 60 - copies], wanted, policy: { kind: 'keep' } } as const
          const seen = cardsSeenByTurn(turn, play)
          const tooFew = Array.from(
            { length: atLeast },
            (_, had) => binomial(copies, had) * binomial(60 - copies, seen - had),
          )
          expect(chancesToFind(query, seen - 7)[seen - 7]).toBeCloseTo(
            100 * (1 - sumOf(tooFew) / binomial(60, seen)),
            9,
          )
        },
      ),
    )
  })

  test('of one of 4 copies after putting back all others is 1 − (1 − p)(1 − q) by hand', () => {
    const [without7, refill7] = [0, 7].map((gone) =>
      [0, 1, 2, 3, 4, 5, 6].reduce((chance, at) => (chance * (56 - gone - at)) / (60 - gone - at), 1),
    )
    const query = { deck: [4, 0, 0, 56], wanted: { a: 1, b: 0 }, policy: { kind: 'others' } } as const
    expect(chancesToFind(query, 0)[0]).toBeCloseTo(100 * (1 - (without7 ?? 0) * (refill7 ?? 0)), 9)
  })

  test('does not fall with draws, and is between 0 and 100', () => {
    fc.assert(
      fc.property(question(fc.nat(15)), (query) => {
        const chances = chancesToFind(query, 10)
        expect(chances).toHaveLength(11)
        for (const [draw, chance] of chances.entries()) {
          expect(chance).toBeGreaterThanOrEqual((chances[draw - 1] ?? 0) - 1e-9)
          expect(chance).toBeLessThanOrEqual(100)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('agrees with simulations of random questions: χ² and the largest difference are as of chance', () => {
    const zs = [...compareQuestions(100, 20_000, 27)].map(({ z }) => z)
    const chiSquared = zs.reduce((sum, z) => sum + z ** 2, 0)
    // The 0.1% and 99.9% quantiles of χ² with 100 degrees of freedom; the seed is fixed.
    expect(chiSquared).toBeGreaterThan(61.9)
    expect(chiSquared).toBeLessThan(149.4)
    expect(Math.max(...zs.map(Math.abs))).toBeLessThan(4)
  })

  test('agrees with the opening hands of the page, whose mulligan follows CR 2.2.2', () => {
    const random = seededRandom(2)
    const [deck, games, draws] = [[8, 4, 2, 46], 10_000, 4] as const
    const query: GroupQuestion = { deck, wanted: { a: 1, b: 1 }, policy: { kind: 'custom', a: 2, b: 1, others: 2 } }
    const entries = deck.map((quantity, at) => ({ card: String(at), quantity }))
    let found = 0
    for (let game = 0; game < games; game++) {
      const opening = drawOpeningHand(entries, random)
      const toMove = [...cardsPutBack(byClass(opening.hand.map(Number)), query.policy)]
      const places = opening.hand.flatMap((card, place) => (toMove[Number(card)]!-- > 0 ? [place] : []))
      let state = mulligan(opening, new Set(places), random)
      for (let draw = 0; draw < draws; draw++) state = drawCard(state)
      if (hasWanted(byClass(state.hand.map(Number)), query.wanted)) found++
    }
    const exact = (chancesToFind(query, draws)[draws] ?? 0) / 100
    const z = (found / games - exact) / Math.sqrt((exact * (1 - exact)) / games)
    expect(Math.abs(z)).toBeLessThan(3)
  })

  test('counts a card of both groups for one of them', () => {
    expect(hasWanted([0, 0, 1, 6], { a: 1, b: 1 })).toBe(false)
    expect(hasWanted([0, 0, 2, 5], { a: 1, b: 1 })).toBe(true)
    expect(hasWanted([1, 0, 1, 5], { a: 1, b: 1 })).toBe(true)
    expect(hasWanted([3, 0, 1, 3], { a: 1, b: 2 })).toBe(false)
    expect(hasWanted([1, 1, 1, 4], { a: 2, b: 2 })).toBe(false)
  })

  test('of a deck that is smaller than an opening hand is certain or impossible', () => {
    const of = (a: number) =>
      chancesToFind({ deck: [a, 0, 0, 4], wanted: { a: 1, b: 0 }, policy: { kind: 'others' } }, 2)
    expect(of(1)).toEqual([100, 100, 100])
    expect(of(0)).toEqual([0, 0, 0])
  })
})

describe('the cards that are put back', () => {
  test.each([
    [{ kind: 'keep' }, [1, 1, 1, 4], [0, 0, 0, 0]],
    [{ kind: 'others' }, [1, 1, 1, 4], [0, 0, 0, 4]],
    [{ kind: 'whole' }, [0, 2, 0, 5], [0, 2, 0, 5]],
    [{ kind: 'whole' }, [0, 2, 1, 4], [0, 0, 0, 0]],
    [{ kind: 'custom', a: 1, b: 1, others: 3 }, [2, 0, 1, 4], [2, 0, 0, 1]],
    [{ kind: 'custom', a: 1, b: 1, others: 0 }, [0, 1, 2, 4], [0, 1, 0, 4]],
    [{ kind: 'custom', a: 0, b: 0, others: 7 }, [2, 1, 2, 2], [2, 1, 2, 0]],
  ] as const)('of %o from %j are %j', (policy, hand, putBack) => {
    expect(cardsPutBack(hand, policy)).toEqual(putBack)
  })
})

describe('the cards seen by a turn', () => {
  test.each([
    [0, true, 7],
    [0, false, 7],
    [1, true, 7],
    [1, false, 8],
    [4, true, 10],
    [4, false, 11],
  ])('in turn %i, on the play: %s, are %i', (turn, onThePlay, cards) => {
    expect(cardsSeenByTurn(turn, onThePlay)).toBe(cards)
  })
})
