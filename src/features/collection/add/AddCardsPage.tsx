import { getRouteApi } from '@tanstack/react-router'
import { paths } from '#url/paths.ts'
import { LoadedCollection } from '../LoadedCollection.tsx'
import { OwnerOnly } from '../OwnerOnly.tsx'
import { AddCards } from './AddCards.tsx'
import { AddCardsFrame } from './AddCardsFrame.tsx'

const route = getRouteApi('/user/$userId/collection/add')

/** Adds cards by their numbers as fast as they are typed, for members who have just opened boosters. */
export function AddCardsPage() {
  const { userId } = route.useParams()
  return (
    <OwnerOnly
      ownerId={userId}
      denied="Only its owner can add cards to it."
      memberLink={{ path: paths.userCollectionAdd, words: 'Add to My Collection' }}
    >
      <AddCardsFrame>
        <LoadedCollection userId={userId}>{(own) => <AddCards {...own} />}</LoadedCollection>
      </AddCardsFrame>
    </OwnerOnly>
  )
}
