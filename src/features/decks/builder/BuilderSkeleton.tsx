import { CardGridSkeleton } from '#features/cards/CardGrid.tsx'
import { DEFAULT_COLUMNS } from '#features/cards/cardsView.ts'
import builder from './Builder.module.css'
import styles from './BuilderSkeleton.module.css'

/** The shape of the builder while the cards are on their way: the search, the cards, and the deck where it stands beside them. */
export function BuilderSkeleton() {
  return (
    <div className={builder['columns']} aria-hidden>
      <div className={builder['cards']}>
        <div className={styles['search']} />
        <div className={styles['filters']} />
        <CardGridSkeleton columns={DEFAULT_COLUMNS} />
      </div>
      <div className={styles['deck']} />
    </div>
  )
}
