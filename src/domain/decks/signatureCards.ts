import { sortDeckCards, type SortedEntry } from './deckCard.ts'

/** The cards that represent a deck, at most `count`: those with the most copies, then the most expensive to play. */
export function signatureCards<Entry extends SortedEntry>(cards: readonly Entry[], count: number): Entry[] {
  return sortDeckCards(cards)
    .toSorted((a, b) => b.quantity - a.quantity || b.card.cost - a.card.cost)
    .slice(0, count)
}
