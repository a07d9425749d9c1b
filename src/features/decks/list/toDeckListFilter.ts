import type { DeckListFilter } from '#data/decks/deckLists.ts'
import { type DecksSearch, parseDeckCursor } from '#url/decksSearch.ts'

/** Converts the parameters of an address to the filter of a list of decks. @param author the only author; all authors without it. */
export function toDeckListFilter(
  {
    view,
    format,
    color,
    exact,
    complete,
    search,
    card,
    folder,
    tag,
    price,
    legal,
    owned,
    missing,
    cost,
    after,
  }: DecksSearch,
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
    maxPrice: price,
    legal,
    minOwned: owned,
    maxMissing: missing,
    maxCost: cost,
    folder,
    tag,
    after: parseDeckCursor(after),
  }
}
