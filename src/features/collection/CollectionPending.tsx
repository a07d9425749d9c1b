import { getRouteApi } from '@tanstack/react-router'
import { useViewerId } from '#data/session/useViewer.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { CollectionPageSkeleton } from './CollectionPageSkeleton.tsx'

const route = getRouteApi('/user/$userId/collection')

/** The shape of a collection while it is loading. */
export function CollectionPending() {
  const { userId } = route.useParams()
  const { tab = 'sets' } = route.useSearch()
  const isOwn = useViewerId() === userId
  return (
    <>
      <PageHead {...pages.userCollection.head({ userId, name: null, isOwn, cards: 0 })} />
      <CollectionPageSkeleton isOwn={isOwn} tab={tab} />
    </>
  )
}
