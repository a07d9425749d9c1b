import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsSeenByTurn, chanceToSee } from './drawChance.ts'

/** Counts the hands with at least `atLeast` wanted cards among all hands of a small deck. Its first cards are wanted. */
function countHands(deckSize: number, copies: number, cardsSeen: number, atLeast: number): number {
  let [hands, good] = [0, 0]
  for (let hand = 0; hand < 2 ** deckSize; hand++) {
    const places = Array.from({ length: deckSize }, (_, place) => place).filter((place) => hand & (1 << place))
    if (places.length !== cardsSeen) continue
    hands++
    if (places.filter((place) => place < copies).length >= atLeast) good++
  }
  return (good * 100) / hands
}

describe('the chance to see a card', () => {
  test('equals the share of all hands', () => {
    const question = fc.integer({ min: 1, max: 9 }).chain((deckSize) =>
      fc.record({
        deckSize: fc.constant(deckSize),
        copies: fc.nat(deckSize),
        cardsSeen: fc.nat(deckSize),
        atLeast: fc.nat(4),
      }),
    )
    fc.assert(
      fc.property(question, ({ deckSize, copies, cardsSeen, atLeast }) => {
        const counted = countHands(deckSize, copies, cardsSeen, atLeast)
        expect(chanceToSee({ deckSize, copies, cardsSeen, atLeast })).toBeCloseTo(counted, 10)
      }),
    )
  })

  test('of one of 4 copies among 60 in an opening hand is 39.95 %', () => {
    const withoutAny = (53 * 52 * 51 * 50) / (60 * 59 * 58 * 57)
    expect(chanceToSee({ deckSize: 60, copies: 4, cardsSeen: 7 })).toBeCloseTo((1 - withoutAny) * 100, 10)
  })

  test('is 100 % with every card seen, and 0 % with none', () => {
    expect(chanceToSee({ deckSize: 60, copies: 1, cardsSeen: 60 })).toBeCloseTo(100, 10)
    expect(chanceToSee({ deckSize: 60, copies: 4, cardsSeen: 0 })).toBe(0)
    expect(chanceToSee({ deckSize: 60, copies: 0, cardsSeen: 7 })).toBe(0)
    expect(chanceToSee({ deckSize: 5, copies: 2, cardsSeen: 70 })).toBeCloseTo(100, 10)
    expect(chanceToSee({ deckSize: 2, copies: 3, cardsSeen: 2 })).toBeCloseTo(100, 10)
    expect(chanceToSee({ deckSize: 60, copies: 2, cardsSeen: 7, atLeast: 3 })).toBe(0)
  })

  test('grows with every card seen, from 0 to 100 %, for any deck size', () => {
    const question = fc.record({
      deckSize: fc.integer({ min: 1, max: 2000 }),
      copies: fc.nat(4),
      cardsSeen: fc.nat(60),
    })
    fc.assert(
      fc.property(question, ({ deckSize, copies, cardsSeen }) => {
        const chance = chanceToSee({ deckSize, copies, cardsSeen })
        const later = chanceToSee({ deckSize, copies, cardsSeen: cardsSeen + 1 })
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(later).toBeGreaterThanOrEqual(chance - 1e-9)
        expect(later).toBeLessThanOrEqual(100)
      }),
    )
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
