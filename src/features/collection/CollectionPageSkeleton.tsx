import { CardGridSkeleton } from '#cardUi/list/CardGrid.tsx'
import type { CollectionTab } from '#url/collectionSearch.ts'
import styles from './CollectionPageSkeleton.module.css'
import { SetLedgerSkeleton } from './SetLedger.tsx'

/** The placeholder of a loading collection. */
export function CollectionPageSkeleton({ isOwn, tab }: { isOwn: boolean; tab: CollectionTab }) {
  return (
    <div
      data-full-width
      role="status"
      aria-label="Loading the collection"
      className={styles['page']}
      data-brief={tab === 'sets' ? undefined : ''}
    >
      <div className={styles['heading']} />
      <div className={styles['actions']} data-own={isOwn ? '' : undefined} />
      <div className={styles['summary']} />
      <div className={styles['tabs']} />
      {tab === 'cards' ? <CardGridSkeleton /> : <SetLedgerSkeleton />}
    </div>
  )
}
