import results from '#cardUi/list/CardResults.module.css'
import { BuilderGridSkeleton } from './BuilderGrid.tsx'
import { BuilderTitle } from './BuilderTitle.tsx'
import builder from './Builder.module.css'
import styles from './BuilderSkeleton.module.css'

/** The shape of the builder while a deck is loading: the search, the cards, and the deck beside them. */
export function BuilderSkeleton() {
  return (
    <div className={builder['page']} data-full-width role="status" aria-label="Loading deck...">
      <div className={builder['columns']}>
        <div className={`${results['page']} ${builder['pool']}`}>
          <div className={results['head']}>
            <BuilderTitle />
            <div className={styles['search']} />
          </div>
          <div className={styles['filters']} />
          <BuilderGridSkeleton />
        </div>
        <div className={styles['deck']} />
      </div>
    </div>
  )
}
