import { getRouteApi } from '@tanstack/react-router'
import { useViewerId } from '#data/session/useViewer.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { CollectionDetails } from './CollectionDetails.tsx'
import { CollectionPageSkeleton } from './CollectionPageSkeleton.tsx'
import { HiddenCollection } from './HiddenCollection.tsx'
import { useCollectionPage } from './useCollectionPage.ts'

const route = getRouteApi('/user/$userId/collection')

/** A member's collection, which its owner edits and visitors view (requirements §2, Collection). */
export function CollectionPage() {
  const { userId } = route.useParams()
  const { tab = 'sets' } = route.useSearch()
  const isOwn = useViewerId() === userId
  const shown = useCollectionPage(userId)
  const { name, cards } = shown?.overview ?? { name: null, cards: 0 }
  return (
    <>
      <PageHead {...pages.userCollection.head({ userId, name, isOwn, cards })} />
      {shown ? (
        <CollectionDetails key={userId} ownerId={userId} isOwn={isOwn} {...shown} />
      ) : shown === null ? (
        <HiddenCollection />
      ) : (
        <CollectionPageSkeleton isOwn={isOwn} tab={tab} />
      )}
    </>
  )
}
