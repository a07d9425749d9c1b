import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { setsQuery } from '#data/catalogue/sets.ts'
import { useLoadedCatalogue } from '#data/catalogue/useLoadedCatalogue.ts'
import { useLoadedCollection } from '#data/collection/useCollection.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { Collection } from '#domain/collection/copies.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import type { PageHead as Head } from '#url/pageHead.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { HiddenCollection } from './HiddenCollection.tsx'
import styles from './MemberCollectionFrame.module.css'

/** The data that editing the collection requires. */
export type EditableCollection = {
  readonly userId: string
  readonly catalogue: Catalogue
  readonly sets: readonly CardSet[]
  readonly collection: Collection
}

/** Renders the collection that its route has loaded. */
export type RenderEditor = (own: EditableCollection) => ReactNode

/** A page that edits the member's collection. Guests are sent to sign in. */
export function MemberCollectionFrame({
  ownerId,
  head,
  title,
  denied,
  memberLink,
  children,
}: {
  ownerId: string
  head: Head
  title: ReactNode
  /** The message for other members. */
  denied: string
  /** A link to their own page of this kind. */
  memberLink: { readonly path: (userId: string) => string; readonly words: string }
  /** Undefined while the collection is loading. */
  children?: RenderEditor | undefined
}) {
  const viewerId = useViewerId()
  if (viewerId === undefined) return null
  if (viewerId !== ownerId)
    return (
      <>
        <PageHead {...head} />
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
      </>
    )
  return (
    <div className={styles['page']}>
      <PageHead {...head} />
      <header>
        <BackLink to={paths.userCollection(ownerId)}>Back to Collection</BackLink>
        <h1>{title}</h1>
      </header>
      {children ? (
        <Loaded userId={ownerId}>{children}</Loaded>
      ) : (
        <div className={styles['waiting']}>
          <Spinner />
        </div>
      )}
    </div>
  )
}

function Loaded({ userId, children }: { userId: string; children: RenderEditor }) {
  const { catalogue, notice } = useLoadedCatalogue()
  const sets = useLoadedQuery(setsQuery)
  const own = useLoadedCollection(userId)
  if (!own) return <HiddenCollection />
  return (
    <>
      {notice ? <Notice kind="warning">{notice}</Notice> : null}
      {children({ userId, catalogue, sets, collection: own.collection })}
    </>
  )
}
