import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useCataloguePart } from '#data/catalogue/cataloguePart.ts'
import { cardsFailedText, catalogueNotice, useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useSession } from '#data/session/useSession.ts'
import { CARDS_WORDS } from '#url/cardsSearch.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { cardsHead } from './cardsHead.ts'
import { CardsInView, CardsInViewSkeleton } from '#cardUi/list/CardsInView.tsx'
import { CardResults } from '#cardUi/list/CardResults.tsx'
import type { OwnedCopies } from '#cardUi/copies/ownedCopies.ts'
import styles from '#cardUi/list/CardResults.module.css'
import { cardsPart } from './cardsPart.ts'
import { FirstCardsList } from '#cardUi/list/FirstCardsList.tsx'
import { paths } from '#url/paths.ts'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { useCardsView } from '#cardUi/list/useCardsView.ts'
import { useSearchContext } from '#cardUi/list/useSearchContext.ts'
import { useUnknownNames } from '#cardUi/list/useUnknownNames.ts'

// Guests have no copies, and the code for copies is large.
const ViewerCopiesReader = lazyPanel(
  'Failed to fetch collection',
  async () => (await import('./ViewerCopiesReader.tsx')).ViewerCopiesReader,
)

/** The value while the member's copies load. */
const COPIES_LOADING: OwnedCopies = { collection: null, change: null }

const route = getRouteApi('/cards')

/** All cards, searched, filtered and sorted (requirements §2, Cards screen). */
export function CardsPage() {
  const catalogue = useCatalogue()
  const cards = catalogue.status === 'ready' ? catalogue.catalogue : null
  const search = route.useSearch()
  const session = useSession()
  const [owned, setOwned] = useState<OwnedCopies | null>(null)
  const context = useSearchContext(cards, session.status === 'signedOut' ? null : (owned?.collection ?? 'loading'))
  const first = useCataloguePart(cardsPart(search))
  const view = useCardsView('/cards', context, cards, { reading: first?.reading })
  const unknownNames = useUnknownNames(cards?.facets ?? null)
  const head = cardsHead(search.set, cards)
  const title = (
    <h1>
      Lorcana <em>Cards</em>
    </h1>
  )
  return (
    <div className={styles['page']} data-full-width>
      {head ? <PageHead {...head} /> : null}
      {cards && session.status === 'signedIn' ? (
        <ViewerCopiesReader key={session.user.id} userId={session.user.id} catalogue={cards} onChange={setOwned} />
      ) : null}
      {catalogue.status === 'failed' ? (
        <>
          {title}
          <ErrorState title={cardsFailedText(catalogue)} onRetry={catalogue.retry} />
        </>
      ) : (
        <CardResults
          heading={title}
          isHeadSticky
          ignored={<IgnoredNotice words={CARDS_WORDS} findMore={unknownNames} />}
          catalogue={cards}
          first={first}
          loading={
            first ? (
              <FirstCardsList {...first} view={view} pathOfPage={(page) => paths.cards({ ...view.search, page })} />
            ) : (
              <CardsInViewSkeleton view={view} />
            )
          }
          notice={catalogueNotice(catalogue)}
          view={view}
          hasPrintings
          renderCards={(found, all) => (
            <CardsInView
              label="Cards"
              cards={found}
              catalogue={all}
              view={view}
              owned={session.status === 'signedIn' ? (owned ?? COPIES_LOADING) : null}
            />
          )}
        />
      )}
    </div>
  )
}
