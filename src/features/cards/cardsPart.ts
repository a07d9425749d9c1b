import { type FirstCards, findFirstCards } from '#cardUi/list/firstResults.ts'
import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import { type CardsSearch, defaultCardsSort, parseCardsSearch, toCardSort } from '#url/cardsSearch.ts'
import { makeSearchParams } from '#url/searchParams.ts'

/** The cards that /cards shows first. */
export const cardsPart = (search: CardsSearch): CataloguePart<FirstCards> => ({
  key: ['cards', makeSearchParams({ ...parseCardsSearch(search), columns: undefined, view: undefined })],
  select: (catalogue) => findFirstCards(catalogue, search, toCardSort(search.sort, defaultCardsSort(search))),
})
