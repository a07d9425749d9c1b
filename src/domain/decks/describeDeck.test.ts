import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeDeck } from './describeDeck.ts'

const elsa = { name: 'Elsa - Snow Queen', inks: ['Amethyst'], quantity: 4 } as const
const fire = { name: 'Fire the Cannons!', inks: ['Steel'], quantity: 4 } as const
const rhino = { name: 'A Rhino', inks: ['Amber', 'Steel'], quantity: 1 } as const
const deck = { description: null, totalCards: 9, legality: 'core', cards: [rhino, fire, elsa] } as const

test('the author’s text describes a deck, in one line', () => {
  expect(describeDeck({ ...deck, description: ' Mulligan for  Elsa.\n\nThen sing. ' })).toBe(
    'Mulligan for Elsa. Then sing.',
  )
})

test('a deck without a text is described by inks, format and cards, most copies first', () => {
  const sentence =
    'Amber, Amethyst, and Steel Core deck of 9 cards: 4 Elsa - Snow Queen, 4 Fire the Cannons!, 1 A Rhino'
  expect(describeDeck(deck)).toBe(sentence)
  expect(describeDeck({ ...deck, description: ' \n ' })).toBe(sentence)
})

test('a single card, and unknown cards', () => {
  expect(describeDeck({ ...deck, legality: 'infinity', totalCards: 1, cards: [{ ...elsa, quantity: 1 }] })).toBe(
    'Amethyst Infinity deck of 1 card: 1 Elsa - Snow Queen',
  )
  expect(describeDeck({ ...deck, cards: [] })).toBe('Core deck of 9 cards')
})

test('the order of the cards does not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([elsa, fire, rhino], { minLength: 3 }), (cards) => {
      expect(describeDeck({ ...deck, cards })).toBe(describeDeck(deck))
    }),
  )
})
