import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { setsQuery } from '#data/sets.ts'
import { cardsFailedText, useCatalogue } from '#data/useCatalogue.ts'
import { useCollection } from '#data/useCollection.ts'
import { useViewerId } from '#data/useViewerId.ts'
import { pageHeads } from '#url/pageHeads.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { Import } from './Import.tsx'
import styles from './ImportPage.module.css'

const route = getRouteApi('/user/$userId/collection/import')

/** Brings a collection along from a file (issue "Collection", point 5). Guests are led to sign in before. */
export function ImportPage() {
  const { userId } = route.useParams()
  const viewerId = useViewerId()
  return (
    <>
      <PageHead {...pageHeads.importCollection} />
      {viewerId === undefined ? null : viewerId === userId ? (
        <div className={styles['page']}>
          <header>
            <BackLink to={paths.userCollection(userId)}>Back to Collection</BackLink>
            <h1>
              Import <em>Collection</em>
            </h1>
          </header>
          <OwnImport userId={userId} />
        </div>
      ) : (
        <SomebodyElses ownPath={paths.userCollectionImport(viewerId)} />
      )}
    </>
  )
}

/** What cards there are and what is owned is read first: the file is compared with both. */
function OwnImport({ userId }: { userId: string }) {
  const library = useCatalogue()
  const sets = useQuery(setsQuery)
  const own = useCollection(userId)
  if (library.status === 'failed') return <FailedState title={cardsFailedText(library)} onRetry={library.retry} />
  if (sets.error && !sets.data)
    return <FailedState title={`Error loading sets: ${sets.error.message}`} onRetry={() => void sets.refetch()} />
  if (own.status === 'failed') return <FailedState title={own.message} onRetry={own.retry} />
  if (library.status !== 'ready' || own.status !== 'ready' || !sets.data) return <Spinner />
  return (
    <>
      {library.notice ? <Notice kind="warning">{library.notice}</Notice> : null}
      <Import userId={userId} catalogue={library.catalogue} sets={sets.data} collection={own.collection} />
    </>
  )
}

function SomebodyElses({ ownPath }: { ownPath: string }) {
  return (
    <EmptyState
      title="This Collection Is Somebody Else's"
      heading="h1"
      actions={
        <Link to={ownPath} className={buttonStyle('gold')}>
          Import into My Collection
        </Link>
      }
    >
      Only its owner can import cards into it.
    </EmptyState>
  )
}
