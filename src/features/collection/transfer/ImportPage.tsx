import { getRouteApi } from '@tanstack/react-router'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { MemberCollectionFrame } from '../MemberCollectionFrame.tsx'
import { Import } from './Import.tsx'

const route = getRouteApi('/user/$userId/collection/import')

/** The page that imports a collection from a file and compares it with the current one. */
export function ImportPage() {
  const { userId } = route.useParams()
  return (
    <>
      <PageHead {...pages.userCollectionImport.head} />
      <MemberCollectionFrame
        ownerId={userId}
        title={
          <>
            Import <em>Collection</em>
          </>
        }
        denied="Only its owner can import cards into it."
        memberLink={{ path: paths.userCollectionImport, words: 'Import into My Collection' }}
      >
        {(own) => <Import {...own} />}
      </MemberCollectionFrame>
    </>
  )
}
