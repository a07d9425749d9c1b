import { getRouteApi } from '@tanstack/react-router'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { MemberCollectionFrame, type RenderEditor } from '../MemberCollectionFrame.tsx'

const route = getRouteApi('/user/$userId/collection/import')

export function ImportFrame({ children }: { children?: RenderEditor }) {
  const { userId } = route.useParams()
  return (
    <MemberCollectionFrame
      ownerId={userId}
      head={pages.userCollectionImport.head}
      title={
        <>
          Import <em>Collection</em>
        </>
      }
      denied="Only its owner can import cards into it."
      memberLink={{ path: paths.userCollectionImport, words: 'Import into My Collection' }}
    >
      {children}
    </MemberCollectionFrame>
  )
}
