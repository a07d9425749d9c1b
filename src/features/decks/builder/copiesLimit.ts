import { DECK_SIZE, MAX_COPIES } from '#domain/decks/deckRules.ts'

/**
 * The reason why no copy of a card can be added, as a sentence; null if one can.
 * @param limit the maximum number of copies of the card.
 * @param isFull whether the deck has 60 cards.
 */
export function copiesLimit(copies: number, limit: number, isFull: boolean): string | null {
  if (copies >= limit && limit < DECK_SIZE)
    return `A deck can have at most ${limit} copies of ${limit === MAX_COPIES ? 'a' : 'this'} card.`
  return isFull ? `A deck can have at most ${DECK_SIZE} cards.` : null
}
