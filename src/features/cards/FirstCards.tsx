import { useSentContent } from '#data/catalogue/sentContent.ts'
import { type CardsSearch, parseCardsSearch } from '#url/cardsSearch.ts'
import { paths } from '#url/paths.ts'
import { makeSearchParams } from '#url/searchParams.ts'
import { CardGridSkeleton, CardGridStart } from '#cardUi/list/CardGrid.tsx'

/**
 * The placeholder at /cards until the catalogue is loaded, in the shape of the list: the first cards of the search where
 * the host sent them with the page, else empty frames.
 */
export function FirstCards({ search, columns }: { search: CardsSearch; columns: number }) {
  const { first } = useSentContent()
  const cards = first?.query === makeSearchParams(parseCardsSearch(search)) ? first.cards : []
  return cards.length > 0 ? (
    <CardGridStart label="Cards" cards={cards} pathOf={({ slug, set }) => paths.card(slug, set)} columns={columns} />
  ) : (
    <CardGridSkeleton columns={columns} />
  )
}
