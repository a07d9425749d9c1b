import styles from './DeckDetails.module.css'

const CARDS = 12

/** The shape of a deck's page while the deck is loading. */
export function DeckPageSkeleton() {
  return (
    <div className={styles['page']} data-full-width>
      <p className={styles['waitingHead']} role="status">
        Loading deck...
      </p>
      <div className={styles['columns']} aria-hidden>
        <div className={styles['waitingCards']}>
          {Array.from({ length: CARDS }, (_, index) => (
            <span key={index} />
          ))}
        </div>
        <div className={styles['waitingCosts']} />
      </div>
    </div>
  )
}
