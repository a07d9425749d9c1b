/** The number of cards of a complete deck, which is also the maximum (requirements §9). */
export const DECK_SIZE = 60

/** The maximum number of copies of a card id (requirements §9). */
export const MAX_COPIES = 4

/** The maximum length of a deck's name; the constraint `decks_name_is_short` has the same limit. */
export const MAX_DECK_NAME = 100

/** A line of a deck: a card's id and its copies. */
export type DeckEntry = { readonly card: string; readonly quantity: number }

/** The number of cards in all lines. */
export function countCards(entries: readonly { readonly quantity: number }[]): number {
  return entries.reduce((total, { quantity }) => total + quantity, 0)
}

/**
 * Whether another copy of a card fits: fewer than 4 copies and fewer than 60 cards in total (requirements §4, Deck
 * builder).
 * @param limit the maximum number of copies, see `copyLimit`.
 */
export function canAddCopy(entries: readonly DeckEntry[], card: string, limit = MAX_COPIES): boolean {
  const copies = countCards(entries.filter((entry) => entry.card === card))
  return copies < limit && countCards(entries) < DECK_SIZE
}
