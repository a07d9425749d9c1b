import type { Ink } from '../cards/vocabulary.ts'
import { findExcessCopies, type NamedCopies } from './copiesByName.ts'
import type { DeckCard } from './deckCard.ts'
import { hasTooManyInks } from './deckAnalytics.ts'
import { DECK_SIZE } from './deckRules.ts'

/** Why a deck cannot be played by the rules of the game as it is. It can be saved and shown all the same. */
export type DeckWarning =
  | { readonly kind: 'unfinished'; readonly totalCards: number }
  | { readonly kind: 'inks'; readonly count: number }
  | { readonly kind: 'copies'; readonly names: readonly NamedCopies[] }

/**
 * Everything that keeps a deck from being played: fewer than 60 cards, a third ink, and too many copies of a name.
 * @param inks those of its cards.
 * @param cards its cards, as far as they are known; without them no copies are counted.
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
