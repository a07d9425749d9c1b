import type { SuggestionReason } from './suggestCards.ts'

const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six']

/**
 * Says why a card is suggested, in two parts: "in 7 of 9 decks with" and "these six", or the name of the only card.
 * @param nameOf the name of a card of the deck by its `cardKey`.
 */
export function describeReason(
  { holding, known, together }: SuggestionReason,
  nameOf: (key: string) => string,
): { readonly decks: string; readonly cards: string } {
  const [only = ''] = together
  return {
    decks: `in ${holding} of ${known} decks with`,
    cards: together.length === 1 ? nameOf(only) : `these ${NUMBERS[together.length] ?? together.length}`,
  }
}
