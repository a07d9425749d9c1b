import { getRouteApi } from '@tanstack/react-router'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { OwnCollectionFrame } from '../OwnCollectionFrame.tsx'
import { AddCards } from './AddCards.tsx'

const route = getRouteApi('/user/$userId/collection/add')

/** Adds cards by their numbers, as fast as they are typed: for who has just opened boosters. */
export function AddCardsPage() {
  const { userId } = route.useParams()
  return (
    <>
      <PageHead {...pages.userCollectionAdd.head} />
      <OwnCollectionFrame
        ownerId={userId}
        title={
          <>
            Add <em>Cards</em>
          </>
        }
        denied="Only its owner can add cards to it."
        ownLink={{ path: paths.userCollectionAdd, words: 'Add to My Collection' }}
      >
        {(own) => <AddCards {...own} />}
      </OwnCollectionFrame>
    </>
  )
}
