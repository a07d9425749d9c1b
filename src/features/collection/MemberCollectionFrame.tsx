import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { unreachableText } from '#data/backend/errors.ts'
import { setsQuery } from '#data/catalogue/sets.ts'
import { cardsFailedText, useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useCollection } from '#data/collection/useCollection.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { Collection } from '#domain/collection/copies.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './MemberCollectionFrame.module.css'

/** The data that editing the collection requires. */
export type EditableCollection = {
  readonly userId: string
  readonly catalogue: Catalogue
  readonly sets: readonly CardSet[]
  readonly collection: Collection
}

/** A page that edits the member's collection. Guests are sent to sign in. */
export function MemberCollectionFrame({
  ownerId,
  title,
  denied,
  memberLink,
  children,
}: {
  ownerId: string
  title: ReactNode
  /** The message for other members. */
  denied: string
  /** A link to their own page of this kind. */
  memberLink: { readonly path: (userId: string) => string; readonly words: string }
  children: (own: EditableCollection) => ReactNode
}) {
  const viewerId = useViewerId()
  if (viewerId === undefined) return null
  if (viewerId !== ownerId)
    return (
      <EmptyState
        title="This Is Another Member's Collection"
        heading="h1"
        actions={
          <Link to={memberLink.path(viewerId)} className={buttonStyle('gold')}>
            {memberLink.words}
          </Link>
        }
      >
        {denied}
      </EmptyState>
    )
  return (
    <div className={styles['page']}>
      <header>
        <BackLink to={paths.userCollection(ownerId)}>Back to Collection</BackLink>
        <h1>{title}</h1>
      </header>
      <WhenRead userId={ownerId}>{children}</WhenRead>
    </div>
  )
}

function WhenRead({ userId, children }: { userId: string; children: (own: EditableCollection) => ReactNode }) {
  const library = useCatalogue()
  const sets = useQuery(setsQuery)
  const own = useCollection(userId)
  if (library.status === 'failed') return <ErrorState title={cardsFailedText(library)} onRetry={library.retry} />
  if (sets.error && !sets.data)
    return (
      <ErrorState title={`Error loading sets: ${sets.error.message}`} onRetry={() => void sets.refetch()}>
        {unreachableText(sets.error)}
      </ErrorState>
    )
  if (own.status === 'failed')
    return (
      <ErrorState title={own.error.message} onRetry={own.retry}>
        {unreachableText(own.error)}
      </ErrorState>
    )
  if (library.status !== 'ready' || own.status !== 'ready' || !sets.data) return <Spinner />
  return (
    <>
      {library.notice ? <Notice kind="warning">{library.notice}</Notice> : null}
      {children({ userId, catalogue: library.catalogue, sets: sets.data, collection: own.collection })}
    </>
  )
}
