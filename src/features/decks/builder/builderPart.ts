import { type FirstCards, findFirstCards } from '#cardUi/list/firstResults.ts'
import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import { type BuilderSearch, parseBuilderSearch, toCardSort } from '#url/cardsSearch.ts'
import { makeSearchParams } from '#url/searchParams.ts'

/** The parameters of the address that select no cards. */
const NO_LAYOUT = { columns: undefined, tab: undefined, deck: undefined, copy: undefined, swap: undefined }

/** The cards that the builder shows first. */
export const builderPart = (search: BuilderSearch): CataloguePart<FirstCards> => ({
  key: ['builder', makeSearchParams({ ...parseBuilderSearch(search), ...NO_LAYOUT })],
  select: (catalogue) =>
    findFirstCards(catalogue, { ...search, printings: search.printings ?? 'one' }, toCardSort(search.sort, 'name')),
})
