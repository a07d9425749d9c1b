import type { Card } from '#domain/cards/card.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import { makeDeckList } from '#domain/decks/deckList.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'

/**
 * The list of a deck to be copied (requirements §7, clipboard).
 * @param setCodes the codes of the sets by their ids, where each line is to name its printing, see `makeDeckList`.
 * @throws where a card of the deck is not known: half a list is never taken for a whole one.
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
