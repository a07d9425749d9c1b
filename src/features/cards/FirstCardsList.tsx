import { CardsInViewSkeleton, CardsInViewStart } from '#cardUi/list/CardsInView.tsx'
import type { FirstCards } from '#cardUi/list/firstResults.ts'
import { PageLinks } from '#cardUi/list/PageLinks.tsx'
import type { CardsView } from '#cardUi/list/useCardsView.ts'
import { paths } from '#url/paths.ts'

/** The first cards at /cards until the catalogue is loaded. Without scripts these are all that the page shows. */
export function FirstCardsList({ cards, from, found, view }: FirstCards & { view: CardsView }) {
  return (
    <>
      {cards.length > 0 ? (
        <CardsInViewStart
          label="Cards"
          cards={cards}
          pathOf={({ slug, set }) => paths.card(slug, set)}
          view={view}
          from={from}
          found={found}
          owned={null}
        />
      ) : (
        <CardsInViewSkeleton view={view} />
      )}
      <PageLinks
        from={from}
        shown={cards.length}
        found={found}
        noun="cards"
        pathOf={(page) => paths.cards({ ...view.search, page })}
      />
    </>
  )
}
