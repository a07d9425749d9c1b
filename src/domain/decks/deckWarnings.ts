import type { Ink } from '../cards/vocabulary.ts'
import { findExcessCopies, type NamedCopies } from './copiesByName.ts'
import type { DeckCard } from './deckCard.ts'
import { hasTooManyInks } from './deckAnalytics.ts'
import { DECK_SIZE } from './deckRules.ts'

/** A reason why a deck is not playable by the game's rules. It can still be saved and shown. */
export type DeckWarning =
  | { readonly kind: 'unfinished'; readonly totalCards: number }
  | { readonly kind: 'inks'; readonly count: number }
  | { readonly kind: 'copies'; readonly names: readonly NamedCopies[] }

/**
 * Finds all warnings of a deck: fewer than 60 cards, more than two inks, more than four copies of a name.
 * @param inks the inks of its cards.
 * @param cards its known cards; copies are only counted among these.
 */
export function findDeckWarnings({
  totalCards,
  inks,
  cards,
}: {
  readonly totalCards: number
  readonly inks: readonly Ink[]
  readonly cards: readonly DeckCard[]
}): DeckWarning[] {
  const names = findExcessCopies(cards)
  return [
    ...(names.length > 0 ? [{ kind: 'copies', names } as const] : []),
    ...(hasTooManyInks(inks) ? [{ kind: 'inks', count: inks.length } as const] : []),
    ...(totalCards < DECK_SIZE ? [{ kind: 'unfinished', totalCards } as const] : []),
  ]
}
