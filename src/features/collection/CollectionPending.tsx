import { getRouteApi } from '@tanstack/react-router'
import { CardGridSkeleton } from '#cardUi/list/CardGridSkeleton.tsx'
import { DEFAULT_COLUMNS } from '#cardUi/list/cardsView.ts'
import { useViewerId } from '#data/session/useViewerId.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import styles from './CollectionPending.module.css'
import { SetLedgerSkeleton } from './SetLedgerSkeleton.tsx'

const route = getRouteApi('/user/$userId/collection')

/** The shape of a collection while it is loading. */
export function CollectionPending() {
  const { userId } = route.useParams()
  const { tab = 'sets' } = route.useSearch()
  const isOwn = useViewerId() === userId
  return (
    <>
      <PageHead {...pages.userCollection.head({ userId, name: null, isOwn, cards: 0 })} />
      <div
        role="status"
        aria-label="Loading the collection"
        className={styles['page']}
        data-brief={tab === 'sets' ? undefined : ''}
      >
        <div className={styles['heading']} />
        <div className={styles['actions']} data-own={isOwn ? '' : undefined} />
        <div className={styles['summary']} />
        <div className={styles['tabs']} />
        {tab === 'cards' ? <CardGridSkeleton columns={DEFAULT_COLUMNS} /> : <SetLedgerSkeleton />}
      </div>
    </>
  )
}
