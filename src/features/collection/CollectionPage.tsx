import { getRouteApi } from '@tanstack/react-router'
import { useLoadedCatalogue } from '#data/catalogue/useLoadedCatalogue.ts'
import { useLoadedCollection } from '#data/collection/useCollection.ts'
import { useViewerId } from '#data/session/useViewerId.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { CollectionDetails } from './CollectionDetails.tsx'
import { HiddenCollection } from './HiddenCollection.tsx'

const route = getRouteApi('/user/$userId/collection')

/** The collection of a member: its owner can change it, other visitors can look at it (requirements §2, Collection). */
export function CollectionPage() {
  const { userId } = route.useParams()
  const isOwn = useViewerId() === userId
  const owner = useLoadedCollection(userId)
  const { catalogue, notice } = useLoadedCatalogue()
  const [name, cards] = owner ? [owner.name, owner.collection.size] : [null, 0]
  return (
    <>
      <PageHead {...pages.userCollection.head({ userId, name, isOwn, cards })} />
      {owner ? (
        <CollectionDetails
          key={userId}
          ownerId={userId}
          name={owner.name}
          isOwn={isOwn}
          collection={owner.collection}
          catalogue={catalogue}
          notice={notice}
        />
      ) : (
        <HiddenCollection />
      )}
    </>
  )
}
