import { CardsInViewSkeleton, CardsInViewStart } from '#cardUi/list/CardsInView.tsx'
import { PageLinks } from '#cardUi/list/PageLinks.tsx'
import type { CardsView } from '#cardUi/list/useCardsView.ts'
import { paths } from '#url/paths.ts'
import type { FirstContent } from '../firstContent.ts'
import { CollectionGridStart } from './CollectionGrid.tsx'

/** The first cards of a collection with their copies, until everything is loaded. Without scripts they stay. */
export function FirstCollectionCards({
  ownerId,
  cards,
  copies,
  from,
  found,
  view,
}: FirstContent['cards'] & { ownerId: string; view: CardsView }) {
  const collection = new Map(copies)
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
          owned={{ collection, change: null }}
          renderGrid={() => <CollectionGridStart cards={cards} collection={collection} columns={view.layout.columns} />}
        />
      ) : (
        <CardsInViewSkeleton view={view} />
      )}
      <PageLinks
        from={from}
        shown={cards.length}
        found={found}
        noun="cards"
        pathOf={(page) => paths.userCollection(ownerId, { ...view.search, page })}
      />
    </>
  )
}
