import { getRouteApi } from '@tanstack/react-router'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { OwnCollectionFrame } from '../OwnCollectionFrame.tsx'
import { Import } from './Import.tsx'

const route = getRouteApi('/user/$userId/collection/import')

/** Brings a collection along from a file (issue "Collection", point 5), which is compared with what cards there are and what is owned. */
export function ImportPage() {
  const { userId } = route.useParams()
  return (
    <>
      <PageHead {...pages.userCollectionImport.head} />
      <OwnCollectionFrame
        ownerId={userId}
        title={
          <>
            Import <em>Collection</em>
          </>
        }
        denied="Only its owner can import cards into it."
        ownLink={{ path: paths.userCollectionImport, words: 'Import into My Collection' }}
      >
        {(own) => <Import {...own} />}
      </OwnCollectionFrame>
    </>
  )
}
