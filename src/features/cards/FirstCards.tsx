import { useSentCards } from '#data/sentCards.ts'
import { paths } from '#url/paths.ts'
import { CardFilterBar } from './CardFilterBar.tsx'
import { CardGridSkeleton, CardGridStart } from './CardGrid.tsx'
import { CardOrderBar } from './CardOrderBar.tsx'
import styles from './CardsPage.module.css'
import { DEFAULT_COLUMNS } from './cardsView.ts'
import type { CardsView } from './useCardsView.ts'

/**
 * /cards before the catalogue is here, in the shape that it will have: the first cards if the host sent them along, else
 * empty frames. Filters can be chosen already; they take effect when the cards come.
 */
export function FirstCards({ view }: { view: CardsView }) {
  const { first } = useSentCards()
  const columns = view.search.columns ?? DEFAULT_COLUMNS
  return (
    <>
      <CardFilterBar view={view} facets={null} onMore={null} />
      <div className={styles['count']}>
        <p role="status">Loading cards…</p>
        <CardOrderBar view={view} />
      </div>
      {first.length > 0 ? (
        <CardGridStart
          label="Cards"
          cards={first}
          pathOf={({ slug, set }) => paths.card(slug, set)}
          columns={columns}
        />
      ) : (
        <CardGridSkeleton columns={columns} />
      )}
    </>
  )
}
