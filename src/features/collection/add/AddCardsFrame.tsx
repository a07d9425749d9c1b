import { getRouteApi } from '@tanstack/react-router'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { MemberCollectionFrame, type RenderEditor } from '../MemberCollectionFrame.tsx'

const route = getRouteApi('/user/$userId/collection/add')

export function AddCardsFrame({ children }: { children?: RenderEditor }) {
  const { userId } = route.useParams()
  return (
    <MemberCollectionFrame
      ownerId={userId}
      head={pages.userCollectionAdd.head}
      title={
        <>
          Add <em>Cards</em>
        </>
      }
      denied="Only its owner can add cards to it."
      memberLink={{ path: paths.userCollectionAdd, words: 'Add to My Collection' }}
    >
      {children}
    </MemberCollectionFrame>
  )
}
