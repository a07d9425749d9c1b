import results from '#cardUi/list/CardResults.module.css'
import { BuilderTitle } from './BuilderTitle.tsx'
import builder from './Builder.module.css'
import styles from './BuilderSkeleton.module.css'

const TILES = Array.from({ length: 8 }, (_, index) => index)

/** The shape of the builder while the cards are loading: the search, the cards, and the deck beside them. */
export function BuilderSkeleton() {
  return (
    <div className={builder['page']} data-full-width aria-hidden>
      <div className={builder['columns']}>
        <div className={builder['pool']}>
          <div className={results['head']}>
            <BuilderTitle />
            <div className={styles['search']} />
          </div>
          <div className={styles['filters']} />
          <div className={styles['frame']}>
            <div className={styles['grid']}>
              {TILES.map((tile) => (
                <span key={tile} />
              ))}
            </div>
          </div>
        </div>
        <div className={styles['deck']} />
      </div>
    </div>
  )
}
