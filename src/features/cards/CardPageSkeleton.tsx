import styles from './CardDetails.module.css'

/** The card page's shape while the catalogue is loading. */
export function CardPageSkeleton() {
  return (
    <div className={styles['page']} role="status" aria-label="Loading the card">
      <div className={`${styles['picture']} ${styles['blank']}`} />
      <div className={styles['words']}>
        <div className={`${styles['line']} ${styles['blank']}`} />
        <div className={`${styles['box']} ${styles['blank']}`} />
      </div>
    </div>
  )
}
