import type { QueryKey } from '@tanstack/react-query'
import type { DeckListFilter } from './deckLists.ts'

/** Whether a query is a list of all members' decks: a member's own private decks may stand anywhere in it. */
export const hasOwnDecks = ([, , what, kind, filter]: QueryKey): boolean =>
  // `deckListQuery` writes such keys.
  what === 'decks' && kind === 'list' && (filter as DeckListFilter).author === undefined
