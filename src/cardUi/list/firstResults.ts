import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { firstPage } from '#domain/cards/firstCards.ts'
import { countDistinct, onePrinting } from '#domain/cards/printings.ts'
import type { CardSort } from '#domain/cards/sort.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { parsePlainSearch } from '#domain/search/plain/parsePlainSearch.ts'
import { printSearch } from '#domain/search/printSearch.ts'
import { searchCards } from '#domain/search/searchCards.ts'
import { findPromoPrintings, type PromoPrintings } from '#domain/sets/promoPrintings.ts'
import type { CardsSearch } from '#url/cardsSearch.ts'
import { toText } from '#url/searchAddress.ts'

/** The host's results of a search, for the time before the browser has the catalogue. */
export type FirstResults = {
  /** The numbers of found cards and of all cards. */
  readonly found: number
  readonly all: number
  /** The host's reading of the search, in the search language: plain words are terms. */
  readonly reading: string
  readonly corrections: readonly string[]
  /** The promo printings of the set, if the search names one. */
  readonly promos: readonly PromoPrintings[]
}

/** A page of the cards that a search finds. It begins after the first `from` cards. */
export type FirstCards = FirstResults & {
  readonly cards: readonly Card[]
  readonly from: number
}

/**
 * The cards that a page of cards shows first.
 * @param collection the collection that the page shows; null if it shows none.
 * @param filterCards an additional filter of the page.
 */
export function findFirstCards(
  catalogue: Catalogue,
  search: CardsSearch,
  sort: CardSort,
  collection: Collection | null = null,
  filterCards = (cards: readonly Card[]) => cards,
): FirstCards {
  const query = parsePlainSearch(toText(search), catalogue)
  const { cards: printings, corrections } = searchCards(catalogue, query, collection, sort)
  const isOne = search.printings === 'one'
  const cards = filterCards(isOne ? onePrinting(printings, null) : printings)
  const { from, shown } = firstPage(cards, search.page)
  const [set, otherSet] = search.set ?? []
  return {
    cards: shown,
    from,
    found: cards.length,
    all: isOne ? countDistinct(catalogue.cards) : catalogue.cards.length,
    reading: printSearch(query.tree),
    corrections,
    promos: set === undefined || otherSet !== undefined ? [] : findPromoPrintings(catalogue.cards, set),
  }
}
