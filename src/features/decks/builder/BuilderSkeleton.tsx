import builder from './Builder.module.css'
import styles from './BuilderSkeleton.module.css'

const TILES = Array.from({ length: 8 }, (_, index) => index)

/** The shape of the builder while the cards are loading: the search, the cards, and the deck beside them. */
export function BuilderSkeleton() {
  return (
    <div className={builder['columns']} aria-hidden>
      <div className={builder['cards']}>
        <div className={styles['search']} />
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
  )
}
