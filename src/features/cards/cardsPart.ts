import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import type { Card } from '#domain/cards/card.ts'
import type { FirstResults } from '#cardUi/list/firstResults.ts'
import { countDistinct, onePrinting } from '#domain/cards/printings.ts'
import { firstPage } from '#domain/cards/firstCards.ts'
import { parsePlainSearch } from '#domain/search/plain/parsePlainSearch.ts'
import { printSearch } from '#domain/search/printSearch.ts'
import { searchCards } from '#domain/search/searchCards.ts'
import { findPromoPrintings } from '#domain/sets/promoPrintings.ts'
import { type CardsSearch, defaultCardsSort, parseCardsSearch, toCardSort } from '#url/cardsSearch.ts'
import { toText } from '#url/searchAddress.ts'
import { makeSearchParams } from '#url/searchParams.ts'

/** A page of the cards that a search finds for a guest: those after the first `from`. */
export type FirstCards = FirstResults & {
  readonly cards: readonly Card[]
  readonly from: number
}

/** The cards that /cards shows first. */
export const cardsPart = (search: CardsSearch): CataloguePart<FirstCards> => ({
  key: ['cards', makeSearchParams({ ...parseCardsSearch(search), columns: undefined, view: undefined })],
  select(catalogue) {
    const query = parsePlainSearch(toText(search), catalogue)
    const sort = toCardSort(search.sort, defaultCardsSort(search))
    const { cards: printings, corrections } = searchCards(catalogue, query, null, sort)
    const isOne = search.printings === 'one'
    const cards = isOne ? onePrinting(printings, null) : printings
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
  },
})
