import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useCataloguePart } from '#data/catalogue/cataloguePart.ts'
import { cardsFailedText, catalogueNotice, useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useSession } from '#data/session/useSession.ts'
import { usesCollection } from '#domain/search/usesCollection.ts'
import type { SearchContext } from '#domain/search/condition.ts'
import { CARDS_WORDS } from '#url/cardsSearch.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { CardGrid, CardGridSkeleton } from '#cardUi/list/CardGrid.tsx'
import { cardPath } from '#cardUi/cardPath.ts'
import { cardsHead } from './cardsHead.ts'
import { CardResults } from '#cardUi/list/CardResults.tsx'
import { CardSearch } from '#cardUi/list/CardSearch.tsx'
import styles from '#cardUi/list/CardResults.module.css'
import { cardsPart } from './cardsPart.ts'
import { FirstCardsList } from './FirstCardsList.tsx'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { useCardsView } from '#cardUi/list/useCardsView.ts'
import { useSearchContext } from '#cardUi/list/useSearchContext.ts'
import { useUnknownNames } from '#cardUi/list/useUnknownNames.ts'

// Few visitors search their copies, and the code for it is large.
const ViewerCopiesReader = lazyPanel(
  'Failed to fetch collection',
  async () => (await import('./ViewerCopiesReader.tsx')).ViewerCopiesReader,
)

const route = getRouteApi('/cards')

/** All cards, searched, filtered and sorted (requirements §2, Cards screen). */
export function CardsPage() {
  const catalogue = useCatalogue()
  const cards = catalogue.status === 'ready' ? catalogue.catalogue : null
  const search = route.useSearch()
  const session = useSession()
  const [collection, setCollection] = useState<SearchContext['collection']>('loading')
  const context = useSearchContext(cards, session.status === 'signedOut' ? null : collection)
  const first = useCataloguePart(cardsPart(search))
  const view = useCardsView('/cards', context, cards, { reading: first?.reading })
  const { read, text } = view
  const asks = useMemo(() => usesCollection(read(text).tree), [read, text])
  const unknownNames = useUnknownNames(cards?.facets ?? null)
  const { columns } = view.search
  const head = cardsHead(search.set, cards)
  return (
    <div className={styles['page']} data-full-width>
      {head ? <PageHead {...head} /> : null}
      {asks && session.status === 'signedIn' ? (
        <ViewerCopiesReader key={session.user.id} onChange={setCollection} />
      ) : null}
      <header className={styles['head']}>
        <h1>
          Lorcana <em>Cards</em>
        </h1>
        <div className={styles['search']}>
          <CardSearch view={view} />
        </div>
      </header>
      {catalogue.status === 'failed' ? (
        <ErrorState title={cardsFailedText(catalogue)} onRetry={catalogue.retry} />
      ) : (
        <>
          <IgnoredNotice words={CARDS_WORDS} findMore={unknownNames} />
          <CardResults
            catalogue={cards}
            first={first}
            loading={
              first ? (
                <FirstCardsList {...first} search={view.search} columns={columns} />
              ) : (
                <CardGridSkeleton columns={columns} />
              )
            }
            notice={catalogueNotice(catalogue)}
            view={view}
            renderCards={(found, all) => (
              <CardGrid label="Cards" cards={found} pathOf={(card) => cardPath(all, card)} columns={columns} />
            )}
          />
        </>
      )}
    </div>
  )
}
