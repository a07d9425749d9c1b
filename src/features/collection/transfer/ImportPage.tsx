import { getRouteApi } from '@tanstack/react-router'
import { paths } from '#url/paths.ts'
import { LoadedCollection } from '../LoadedCollection.tsx'
import { OwnerOnly } from '../OwnerOnly.tsx'
import { Import } from './Import.tsx'
import { ImportFrame } from './ImportFrame.tsx'

const route = getRouteApi('/user/$userId/collection/import')

/** Imports a collection from a file, which is compared with the known cards and with the collection. */
export function ImportPage() {
  const { userId } = route.useParams()
  return (
    <OwnerOnly
      ownerId={userId}
      denied="Only its owner can import cards into it."
      memberLink={{ path: paths.userCollectionImport, words: 'Import into My Collection' }}
    >
      <ImportFrame>
        <LoadedCollection userId={userId}>{(own) => <Import {...own} />}</LoadedCollection>
      </ImportFrame>
    </OwnerOnly>
  )
}
