/** The number of cards of a complete deck, which is also the maximum (requirements §9). */
export const DECK_SIZE = 60

/** The maximum number of copies of a card id (requirements §9). */
export const MAX_COPIES = 4

/** The maximum length of a deck's name; the constraint `decks_name_is_short` has the same limit. */
export const MAX_DECK_NAME = 100

/** A line of a deck: a card's id and its copies. */
export type DeckEntry = { readonly card: string; readonly quantity: number }

/** A reason why a list of cards is not a valid deck. */
export type DeckProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooManyCards'; readonly total: number }
  | { readonly kind: 'badQuantity' | 'tooManyCopies' | 'listedTwice' | 'unknownCard'; readonly card: string }

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

/**
 * Finds all problems that prevent saving a list of cards as a deck, in the list's order. A deck has 1 to 60 cards, each
 * listed once with 1 to 4 copies (requirements §5 and §9). The database enforces the same rules; `deck-rules.cases.ts`
 * tests both.
 */
export function findDeckProblems(entries: readonly DeckEntry[], isKnownCard: (id: string) => boolean): DeckProblem[] {
  if (entries.length === 0) return [{ kind: 'empty' }]
  const seen = new Set<string>()
  const problems = entries.flatMap(({ card, quantity }): DeckProblem[] => {
    const found: DeckProblem[] = []
    if (!isKnownCard(card)) found.push({ kind: 'unknownCard', card })
    if (seen.has(card)) found.push({ kind: 'listedTwice', card })
    if (!Number.isInteger(quantity) || quantity < 1) found.push({ kind: 'badQuantity', card })
    if (quantity > MAX_COPIES) found.push({ kind: 'tooManyCopies', card })
    seen.add(card)
    return found
  })
  const total = countCards(entries)
  return total > DECK_SIZE ? [...problems, { kind: 'tooManyCards', total }] : problems
}
