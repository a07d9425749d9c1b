import { CardGridSkeleton, CardGridStart } from '#cardUi/list/CardGrid.tsx'
import { PageLinks } from '#cardUi/list/PageLinks.tsx'
import type { CardsSearch } from '#url/cardsSearch.ts'
import { paths } from '#url/paths.ts'
import type { FirstCards } from './cardsPart.ts'

/** The first cards at /cards until the catalogue is loaded. Without scripts they stay. */
export function FirstCardsList({
  cards,
  from,
  found,
  search,
  columns,
}: FirstCards & { search: CardsSearch; columns: CardsSearch['columns'] }) {
  return (
    <>
      {cards.length > 0 ? (
        <CardGridStart
          label="Cards"
          cards={cards}
          pathOf={({ slug, set }) => paths.card(slug, set)}
          columns={columns}
        />
      ) : (
        <CardGridSkeleton columns={columns} />
      )}
      <PageLinks
        from={from}
        shown={cards.length}
        found={found}
        noun="cards"
        pathOf={(page) => paths.cards({ ...search, page })}
      />
    </>
  )
}
