import { compareDecks } from './compareDecks.ts'
import type { DeckCard } from './deckCard.ts'

/** A deck with the number of copies that it has in common with another. */
export type SimilarDeck<Other> = { readonly deck: Other; readonly inBoth: number }

/** The fewest copies that similar decks have in common: a third of a deck of 60. */
const MIN_IN_BOTH = 20

/**
 * The decks that have the most copies in common with a deck, the most similar first; among equals their order stays. Decks with
 * fewer than 20 copies in common are left out.
 */
export function similarDecks<Other extends { readonly cards: readonly DeckCard[] }>(
  cards: readonly DeckCard[],
  others: readonly Other[],
  count: number,
): SimilarDeck<Other>[] {
  return others
    .map((deck) => ({ deck, inBoth: compareDecks(cards, deck.cards).inBoth }))
    .filter(({ inBoth }) => inBoth >= MIN_IN_BOTH)
    .toSorted((a, b) => b.inBoth - a.inBoth)
    .slice(0, count)
}
