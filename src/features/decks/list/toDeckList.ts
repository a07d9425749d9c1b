import type { DeckListFilter } from '#data/decks/deckLists.ts'
import { type DecksSearch, parseDeckCursor } from '#url/decksSearch.ts'

/** What an address and the text in its search field ask the lists of decks for; of one author, where one is named. */
export function toDeckList({ view, format, color, search, card, after }: DecksSearch, author?: string): DeckListFilter {
  return {
    list: view === undefined ? 'latest' : view === 'my-decks' ? 'mine' : view,
    author,
    format,
    inks: color,
    words: search?.trim(),
    card,
    after: parseDeckCursor(after),
  }
}
