import styles from './CollectionPageSkeleton.module.css'
import { SetLedgerSkeleton } from './SetLedger.tsx'

/** The shape of a collection while it is on its way. */
export function CollectionPageSkeleton() {
  return (
    <div role="status" aria-label="Loading the collection" className={styles['page']}>
      <div className={styles['heading']} />
      <div className={styles['summary']} />
      <div className={styles['tabs']} />
      <SetLedgerSkeleton />
    </div>
  )
}
