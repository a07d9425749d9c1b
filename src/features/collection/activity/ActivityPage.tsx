import { getRouteApi, Link } from '@tanstack/react-router'
import { useLoadedCatalogue } from '#data/catalogue/useLoadedCatalogue.ts'
import { activityQuery } from '#data/collection/collectionActivity.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ActivityFrame } from './ActivityFrame.tsx'
import { ActivityLog } from './ActivityLog.tsx'
import { BulkChanges } from './BulkChanges.tsx'

const route = getRouteApi('/user/$userId/collection/activity')

/** The latest changes of the member's collection (requirements §2, Collection activity). */
export function ActivityPage() {
  const { userId } = route.useParams()
  if (useViewerId() !== userId) return <OthersActivity ownerId={userId} />
  return (
    <ActivityFrame>
      <OwnActivity userId={userId} />
    </ActivityFrame>
  )
}

/** Only its owner sees an activity log (requirements §6), but the collection may be public. */
function OthersActivity({ ownerId }: { ownerId: string }) {
  return (
    <>
      <PageHead {...pages.userActivity.head} />
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
    </>
  )
}

function OwnActivity({ userId }: { userId: string }) {
  const entries = useLoadedQuery(activityQuery(userId))
  const { catalogue, notice } = useLoadedCatalogue()
  return (
    <>
      {notice ? <Notice kind="warning">{notice}</Notice> : null}
      <BulkChanges userId={userId} catalogue={catalogue} />
      <ActivityLog userId={userId} entries={entries} catalogue={catalogue} />
    </>
  )
}
