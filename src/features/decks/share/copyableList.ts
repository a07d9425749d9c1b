import type { Card } from '#domain/cards/card.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import { makeDeckList } from '#domain/decks/deckList.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'

/**
 * Makes the list of a deck for the clipboard (requirements §7, clipboard).
 * @param setCodes the codes of the sets by their ids, if each line names its printing, see `makeDeckList`.
 * @throws if a card of the deck is unknown, because an incomplete list would look complete.
 */
export function copyableList(
  entries: readonly DeckEntry[],
  byId: ReadonlyMap<string, Card>,
  setCodes?: ReadonlyMap<string, string>,
): string {
  const cards = findDeckCards(entries, byId)
  if (cards.length < entries.length) throw new Error('Some cards of the deck are not known.')
  return makeDeckList(cards, setCodes)
}
