import { sortDeckCards, type SortedEntry } from './deckCard.ts'

/** The cards that tell most about a deck, `count` at most: those with the most copies, of them the costliest to play. */
export function signatureCards<Entry extends SortedEntry>(cards: readonly Entry[], count: number): Entry[] {
  return sortDeckCards(cards)
    .toSorted((a, b) => b.quantity - a.quantity || b.card.cost - a.card.cost)
    .slice(0, count)
}
