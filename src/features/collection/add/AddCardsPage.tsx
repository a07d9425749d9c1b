import { getRouteApi } from '@tanstack/react-router'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { MemberCollectionFrame } from '../MemberCollectionFrame.tsx'
import { AddCards } from './AddCards.tsx'

const route = getRouteApi('/user/$userId/collection/add')

/** The page that adds cards by number, for members who just opened boosters. */
export function AddCardsPage() {
  const { userId } = route.useParams()
  return (
    <>
      <PageHead {...pages.userCollectionAdd.head} />
      <MemberCollectionFrame
        ownerId={userId}
        title={
          <>
            Add <em>Cards</em>
          </>
        }
        denied="Only its owner can add cards to it."
        memberLink={{ path: paths.userCollectionAdd, words: 'Add to My Collection' }}
      >
        {(own) => <AddCards {...own} />}
      </MemberCollectionFrame>
    </>
  )
}
