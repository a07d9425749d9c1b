import styles from './SetLedger.module.css'

/** The shape of a ledger while its sets are loading. */
export function SetLedgerSkeleton() {
  return (
    <div className={styles['shape']}>
      <div className={`${styles['ledger']} ${styles['blank']}`}>
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </div>
  )
}
