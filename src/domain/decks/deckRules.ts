/** How many cards a finished deck has, and the most it may hold (requirements §9). */
export const DECK_SIZE = 60

/** The most copies of one card, by its id (requirements §9). */
export const MAX_COPIES = 4

/** The longest name of a deck, as the database takes it (`decks_name_is_short`). */
export const MAX_DECK_NAME = 100

/** One line of a deck: a card's id and how many copies of it. */
export type DeckEntry = { readonly card: string; readonly quantity: number }

/** Why a list of cards is no deck. */
export type DeckProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooManyCards'; readonly total: number }
  | { readonly kind: 'badQuantity' | 'tooManyCopies' | 'listedTwice' | 'unknownCard'; readonly card: string }

/** How many cards the lines of a deck are together. */
export function countCards(entries: readonly { readonly quantity: number }[]): number {
  return entries.reduce((total, { quantity }) => total + quantity, 0)
}

/** Whether one more copy of a card fits: fewer than 4 of it, fewer than 60 in all (requirements §4, Deck builder). */
export function canAddCopy(entries: readonly DeckEntry[], card: string): boolean {
  const copies = countCards(entries.filter((entry) => entry.card === card))
  return copies < MAX_COPIES && countCards(entries) < DECK_SIZE
}

/**
 * Everything that keeps a list of cards from being saved as a deck, in the list's order; none for a good one. A deck
 * may be unfinished, with 1 to 60 cards, each listed once with 1 to 4 copies (requirements §5 and §9). The database
 * enforces the same when a deck is written (supabase/migrations); `deck-rules.cases.ts` tests both.
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
