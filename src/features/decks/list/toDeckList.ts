import type { DeckListFilter } from '#data/decks/deckLists.ts'
import { type DecksSearch, parseDeckCursor } from '#url/decksSearch.ts'

/** Makes the query of a list of decks from its address and the text of its search field, for all authors or one. */
export function toDeckList(
  { view, format, color, exact, complete, search, card, after }: DecksSearch,
  author?: string,
): DeckListFilter {
  return {
    list: view === undefined ? 'latest' : view === 'my-decks' ? 'mine' : view,
    author,
    format,
    inks: color,
    exactInks: color && exact,
    complete,
    words: search?.trim(),
    card,
    after: parseDeckCursor(after),
  }
}
