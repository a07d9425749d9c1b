import { useState } from 'react'
import { readFirstCards } from '#data/firstCards.ts'
import { paths } from '#url/paths.ts'
import { CardFilterBar } from './CardFilterBar.tsx'
import { CardGrid, CardGridSkeleton } from './CardGrid.tsx'
import { CardOrderBar } from './CardOrderBar.tsx'
import styles from './CardsPage.module.css'
import { DEFAULT_COLUMNS } from './cardsView.ts'
import type { CardsView } from './useCardsView.ts'

/**
 * /cards before the catalogue is here, in the shape that it will have: the first cards if the host sent them along, else
 * empty frames. Filters can be chosen already; they take effect when the cards come.
 */
export function FirstCards({ view }: { view: CardsView }) {
  const [cards] = useState(readFirstCards)
  const columns = view.search.columns ?? DEFAULT_COLUMNS
  return (
    <>
      <CardFilterBar view={view} facets={null} onMore={null} />
      <div className={styles['count']}>
        <p role="status">Loading cards…</p>
        <CardOrderBar view={view} />
      </div>
      {cards.length > 0 ? (
        <CardGrid label="Cards" cards={cards} pathOf={({ slug, set }) => paths.card(slug, set)} columns={columns} />
      ) : (
        <CardGridSkeleton columns={columns} />
      )}
    </>
  )
}
