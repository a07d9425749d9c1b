import type { Card } from '../cards/card.ts'
import { cardKey } from '../cards/cardKey.ts'
import { onePrinting } from '../cards/printings.ts'
import type { Collection } from '../collection/copies.ts'
import type { DeckCard } from '../decks/deckCard.ts'
import { isInfinityOnly, type Legality } from '../decks/legality.ts'

/** The most inks of a deck (TR 1.3.1). */
export const MAX_INKS = 2

/**
 * The format of a deck: Core if Core events allow all of its cards, else Infinity.
 * @param isLegal whether Core allows a card.
 */
export const formatOfCards = (cards: readonly DeckCard[], isLegal: (card: Card) => boolean): Legality =>
  cards.every(({ card }) => isLegal(card) && !isInfinityOnly(card.set)) ? 'core' : 'infinity'

/**
 * The printings that may be suggested for a deck, by `cardKey`: of each name one that is owned, else the cheapest. They
 * need no third ink, the format allows them, and for Core they leave the deck's format Core.
 * @param cards all printings.
 * @param isLegal whether the format allows a card today.
 * @param collection null for a guest.
 */
export function suggestableCards(
  cards: readonly Card[],
  deck: readonly DeckCard[],
  format: Legality,
  isLegal: (card: Card) => boolean,
  collection: Collection | null,
): ReadonlyMap<string, Card> {
  const inks = new Set(deck.flatMap(({ card }) => card.inks))
  const fits = (card: Card) => card.inks.length > 0 && new Set([...inks, ...card.inks]).size <= MAX_INKS
  const printings = cards.filter((card) => fits(card) && (format === 'infinity' || !isInfinityOnly(card.set)))
  return new Map(
    onePrinting(printings, collection)
      .filter(isLegal)
      .map((card) => [cardKey(card), card]),
  )
}
