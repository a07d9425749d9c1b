import { getRouteApi } from '@tanstack/react-router'
import { useLoadedCatalogue } from '#data/catalogue/useLoadedCatalogue.ts'
import { useLoadedCollection } from '#data/collection/useCollection.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { CollectionDetails } from './CollectionDetails.tsx'
import { HiddenCollection } from './HiddenCollection.tsx'

const route = getRouteApi('/user/$userId/collection')

/** A member's collection, which its owner edits and visitors view (requirements §2, Collection). */
export function CollectionPage() {
  const { userId } = route.useParams()
  const isOwn = useViewerId() === userId
  const shown = useLoadedCollection(userId)
  const library = useLoadedCatalogue()
  const [name, cards] = shown ? [shown.name, shown.collection.size] : [null, 0]
  return (
    <>
      <PageHead {...pages.userCollection.head({ userId, name, isOwn, cards })} />
      {shown ? (
        <CollectionDetails key={userId} ownerId={userId} isOwn={isOwn} {...shown} {...library} />
      ) : (
        <HiddenCollection />
      )}
    </>
  )
}
