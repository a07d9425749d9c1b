import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCard, drawOpeningHand, mulligan, OPENING_HAND_SIZE, shuffle } from './openingHand.ts'

const deck = Array.from({ length: 15 }, (_, at) => ({ card: `card ${at}`, quantity: 4 }))

/** Returns numbers that leave everything in its order. */
const inOrder = () => 0

const random = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => stream.next().value)

const allCards = ({ hand, deck }: { hand: readonly string[]; deck: readonly string[] }) => [...hand, ...deck].toSorted()

describe('shuffling', () => {
  test('makes every order once over all sequences of random numbers', () => {
    const orders = [0, 1 / 3, 2 / 3].flatMap((first) =>
      [0, 1 / 2].map((second) => {
        const values = [first, second, 0]
        return shuffle(['a', 'b', 'c'], () => values.shift() ?? 0).join('')
      }),
    )
    expect(orders.toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  })

  test('returns every card, and does not change the given list', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), random, (items, chance) => {
        const before = [...items]
        expect(shuffle(items, chance).toSorted()).toEqual(items.toSorted())
        expect(items).toEqual(before)
      }),
    )
  })
})

describe('an opening hand', () => {
  test('has 7 cards of the deck, and the rest remains to draw', () => {
    fc.assert(
      fc.property(random, (chance) => {
        const opening = drawOpeningHand(deck, chance)
        expect(opening.hand).toHaveLength(OPENING_HAND_SIZE)
        expect(opening.canMulligan).toBe(true)
        expect(allCards(opening)).toEqual(deck.flatMap(({ card }) => [card, card, card, card]).toSorted())
      }),
    )
  })

  test('of a smaller deck is the whole deck', () => {
    expect(drawOpeningHand([{ card: 'a', quantity: 3 }], inOrder)).toEqual({
      hand: ['a', 'a', 'a'],
      deck: [],
      canMulligan: true,
    })
  })

  test('exchanges any cards for those on top, and shuffles the deck', () => {
    const opening = { hand: ['a', 'b', 'c'], deck: ['d', 'e', 'f'], canMulligan: true }
    const after = mulligan(opening, new Set([0, 2]), inOrder)
    expect(after).toEqual({ hand: ['b', 'd', 'e'], deck: ['f', 'a', 'c'], canMulligan: false })
    const last = () => 0.99
    expect(mulligan(opening, new Set([0, 2]), last).deck).toEqual(['c', 'a', 'f'])
  })

  test('draws from the cards put back if the deck is too small', () => {
    const opening = { hand: ['a', 'b', 'c'], deck: ['d'], canMulligan: true }
    expect(mulligan(opening, new Set([0, 1]), inOrder).hand).toEqual(['c', 'd', 'a'])
  })

  test('allows one mulligan', () => {
    const afterMulligan = mulligan(drawOpeningHand(deck, inOrder), new Set(), inOrder)
    expect(mulligan(afterMulligan, new Set([0]), inOrder)).toBe(afterMulligan)
  })

  test('allows no mulligan after a draw', () => {
    const drawn = drawCard(drawOpeningHand(deck, inOrder))
    expect(mulligan(drawn, new Set([0]), inOrder)).toBe(drawn)
  })

  test('has the same size and cards in total after any mulligan', () => {
    fc.assert(
      fc.property(random, fc.uniqueArray(fc.nat(6)), (chance, places) => {
        const opening = drawOpeningHand(deck, chance)
        const after = mulligan(opening, new Set(places), chance)
        expect(after.hand).toHaveLength(OPENING_HAND_SIZE)
        expect(allCards(after)).toEqual(allCards(opening))
      }),
    )
  })

  test('grows by the top card until the deck is empty', () => {
    const drawn = drawCard({ hand: ['a'], deck: ['b', 'c'], canMulligan: true })
    expect(drawn).toEqual({ hand: ['a', 'b'], deck: ['c'], canMulligan: false })
    const empty = drawCard(drawn)
    expect(drawCard(empty)).toBe(empty)
  })
})
