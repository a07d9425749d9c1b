import { getRouteApi } from '@tanstack/react-router'
import { unreachableText } from '#data/backend/errors.ts'
import { cardsFailedText, useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useCollection } from '#data/collection/useCollection.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { CollectionDetails } from './CollectionDetails.tsx'
import { CollectionPageSkeleton } from './CollectionPageSkeleton.tsx'
import { HiddenCollection } from './HiddenCollection.tsx'

const route = getRouteApi('/user/$userId/collection')

/** A member's collection, which its owner edits and visitors view (requirements §2, Collection). */
export function CollectionPage() {
  const { userId } = route.useParams()
  const { tab = 'sets' } = route.useSearch()
  const isOwn = useViewerId() === userId
  const state = useCollection(userId)
  const library = useCatalogue()
  const [name, cards] = state.status === 'ready' ? [state.name, state.collection.size] : [null, 0]
  return (
    <>
      <PageHead {...pages.userCollection.head({ userId, name, isOwn, cards })} />
      {state.status === 'hidden' ? (
        <HiddenCollection />
      ) : state.status === 'failed' ? (
        <ErrorState title={state.error.message} heading="h1" onRetry={state.retry}>
          {unreachableText(state.error)}
        </ErrorState>
      ) : library.status === 'failed' ? (
        <ErrorState title={cardsFailedText(library)} heading="h1" onRetry={library.retry} />
      ) : state.status === 'loading' || library.status === 'loading' ? (
        <CollectionPageSkeleton isOwn={isOwn} tab={tab} />
      ) : (
        <CollectionDetails
          key={userId}
          ownerId={userId}
          name={state.name}
          isOwn={isOwn}
          collection={state.collection}
          catalogue={library.catalogue}
          notice={library.notice}
        />
      )}
    </>
  )
}
