import { DECK_SIZE, MAX_COPIES } from '#domain/decks/deckRules.ts'

/** The reason why no copy of a card can be added, as a sentence; null if one can. @param isFull whether the deck has 60 cards. */
export function copiesLimit(copies: number, isFull: boolean): string | null {
  if (copies >= MAX_COPIES) return `A deck can have at most ${MAX_COPIES} copies of a card.`
  return isFull ? `A deck can have at most ${DECK_SIZE} cards.` : null
}
