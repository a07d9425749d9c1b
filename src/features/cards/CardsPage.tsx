import { useCatalogue } from '#data/useCatalogue.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { cardsHead } from './cardsHead.ts'
import { CardGrid } from './CardGrid.tsx'
import { cardPath } from './cardPath.ts'
import { CardResults } from './CardResults.tsx'
import styles from './CardsPage.module.css'
import { DEFAULT_COLUMNS } from './cardsView.ts'
import { FirstCards } from './FirstCards.tsx'
import { useCardsView } from './useCardsView.ts'

/** All cards, searched, filtered and sorted (specification §2, Cards screen). */
export function CardsPage() {
  const catalogue = useCatalogue()
  const view = useCardsView('/cards')
  const head = cardsHead(view.search.set, catalogue.status === 'ready' ? catalogue.catalogue : null)
  return (
    <div className={styles['page']}>
      {head ? <PageHead {...head} /> : null}
      <header className={styles['head']}>
        <h1>
          Lorcana <em>Cards</em>
        </h1>
        <div className={styles['search']}>
          <SearchField
            label="Search cards"
            placeholder="Search name, text, character…"
            value={view.text}
            onChange={view.setText}
          />
        </div>
      </header>
      {catalogue.status === 'ready' ? (
        <CardResults
          {...catalogue}
          view={view}
          renderCards={(cards) => (
            <CardGrid
              label="Cards"
              cards={cards}
              pathOf={(card) => cardPath(catalogue.catalogue, card)}
              columns={view.search.columns ?? DEFAULT_COLUMNS}
            />
          )}
        />
      ) : null}
      {catalogue.status === 'loading' ? <FirstCards view={view} /> : null}
      {catalogue.status === 'failed' ? (
        <FailedState title={`Error loading cards: ${catalogue.message}`} onRetry={catalogue.retry} />
      ) : null}
    </div>
  )
}
