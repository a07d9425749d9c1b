import type { QueryKey } from '@tanstack/react-query'
import type { DeckListFilter } from './deckLists.ts'

/** Whether a query is a list of all members' decks: the viewer's private decks may stand anywhere in it. */
export const mayListPrivateDecks = ([, , what, kind, filter]: QueryKey): boolean =>
  // `deckListQuery` writes such keys.
  what === 'decks' && kind === 'list' && (filter as DeckListFilter).author === undefined
