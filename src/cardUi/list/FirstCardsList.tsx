import type { ComponentProps } from 'react'
import { paths } from '#url/paths.ts'
import { NO_FAILURES, PictureFailuresContext } from '../face/pictureFailures.ts'
import { CardsInViewSkeleton, CardsInViewStart } from './CardsInView.tsx'
import type { FirstCards } from './firstResults.ts'
import { PageLinks } from './PageLinks.tsx'

/**
 * The first cards of a page until the catalogue is loaded. Without scripts these are all that the page shows. Pictures that fail
 * keep their background: drawing faces takes long, and the list that follows would draw them again.
 * @param pathOfPage the address of a page of the list, from 1.
 */
export function FirstCardsList({
  cards,
  from,
  found,
  view,
  owned = null,
  renderGrid,
  pathOfPage,
}: Pick<FirstCards, 'cards' | 'from' | 'found'> &
  Pick<ComponentProps<typeof CardsInViewStart>, 'view' | 'renderGrid'> &
  Partial<Pick<ComponentProps<typeof CardsInViewStart>, 'owned'>> & {
    pathOfPage: (page: number) => string
  }) {
  return (
    <>
      {cards.length > 0 ? (
        <PictureFailuresContext value={NO_FAILURES}>
          <CardsInViewStart
            label="Cards"
            cards={cards}
            pathOf={({ slug, set }) => paths.card(slug, set)}
            view={view}
            from={from}
            found={found}
            owned={owned}
            {...(renderGrid && { renderGrid })}
          />
        </PictureFailuresContext>
      ) : (
        <CardsInViewSkeleton view={view} />
      )}
      <PageLinks from={from} shown={cards.length} found={found} noun="cards" pathOf={pathOfPage} />
    </>
  )
}
