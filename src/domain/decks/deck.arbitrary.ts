import fc from 'fast-check'
import { anyCard } from '../cards/card.arbitrary.ts'
import type { Card } from '../cards/card.ts'
import type { CardSet } from '../sets/cardSet.ts'
import type { DeckCard } from './deckCard.ts'
import { DECK_SIZE, MAX_COPIES } from './deckRules.ts'

type ListedSet = Pick<CardSet, 'id' | 'code' | 'releasedAt'>

/** The sets of the cards of `anyCard`. */
export const DECK_SETS: readonly ListedSet[] = [
  { id: 'set of The First Chapter', code: '1', releasedAt: '2023-08-18' },
  { id: "set of Ursula's Return", code: '4', releasedAt: '2024-05-17' },
  { id: 'set of Fabled', code: '9', releasedAt: '2025-08-29' },
  { id: 'set of Promo Set 1', code: 'P1', releasedAt: '2023-08-18' },
]

/**
 * Any deck that can be saved: 1 to 60 cards, 1 to 4 of each. As in the game, numbers are unique within a set.
 * @param keyOf another unique key of the cards, such as their name.
 */
export function anyDeck(keyOf: (card: Card) => string = ({ id }) => id): fc.Arbitrary<DeckCard[]> {
  const quantity = fc.integer({ min: 1, max: MAX_COPIES })
  return fc
    .uniqueArray(fc.record({ card: anyCard, quantity }), {
      minLength: 1,
      maxLength: DECK_SIZE / MAX_COPIES,
      selector: ({ card }) => keyOf(card),
    })
    .map((cards) => [
      ...new Map(cards.map((line) => [`${line.card.setId} ${line.card.collectorNumber}`, line])).values(),
    ])
}

/** The copies of a deck by card id, for comparisons that ignore order. */
export function copiesById(
  entries: Iterable<{ readonly card: string; readonly quantity: number }>,
): Map<string, number> {
  return new Map(Array.from(entries, ({ card, quantity }) => [card, quantity]))
}
