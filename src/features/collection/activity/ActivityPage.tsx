import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { activityQuery } from '#data/collection/collectionActivity.ts'
import { unreachedText } from '#data/backend/errors.ts'
import { cardsFailedText, useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ActivityLog } from './ActivityLog.tsx'
import styles from './ActivityPage.module.css'
import { ActivitySkeleton } from './ActivitySkeleton.tsx'
import { BulkChanges } from './BulkChanges.tsx'

const route = getRouteApi('/user/$userId/collection/activity')

/** The latest changes of the member's collection (requirements §2, Collection activity). Guests are sent to sign in. */
export function ActivityPage() {
  const { userId } = route.useParams()
  const isOwn = useViewerId() === userId
  return (
    <>
      <PageHead {...pages.userActivity.head} />
      {isOwn ? <OwnActivity userId={userId} /> : <OthersActivity ownerId={userId} />}
    </>
  )
}

/** Only the owner sees an activity log (requirements §6), so this links to the collection. */
function OthersActivity({ ownerId }: { ownerId: string }) {
  return (
    <EmptyState
      title="Only Its Owner Sees This"
      heading="h1"
      actions={
        <Link to={paths.userCollection(ownerId)} className={buttonStyle('gold')}>
          Go to Collection
        </Link>
      }
    >
      Only the owner can see this activity log. The collection may still be public.
    </EmptyState>
  )
}

function OwnActivity({ userId }: { userId: string }) {
  const { data: entries, error, refetch } = useQuery(activityQuery(userId))
  const library = useCatalogue()
  return (
    <div className={styles['page']}>
      <header>
        <BackLink to={paths.userCollection(userId)}>Back to Collection</BackLink>
        <h1>
          Collection <em>Activity</em>
        </h1>
      </header>
      {error && !entries ? (
        <ErrorState title={`Error loading activity log: ${error.message}`} onRetry={() => void refetch()}>
          {unreachedText(error)}
        </ErrorState>
      ) : library.status === 'failed' ? (
        <ErrorState title={cardsFailedText(library)} onRetry={library.retry} />
      ) : !entries || library.status === 'loading' ? (
        <ActivitySkeleton />
      ) : (
        <>
          {library.notice ? <Notice kind="warning">{library.notice}</Notice> : null}
          <BulkChanges userId={userId} catalogue={library.catalogue} />
          <ActivityLog userId={userId} entries={entries} catalogue={library.catalogue} />
        </>
      )}
    </div>
  )
}
