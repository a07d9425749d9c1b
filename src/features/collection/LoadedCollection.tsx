import type { ReactNode } from 'react'
import { setsQuery } from '#data/catalogue/sets.ts'
import { useLoadedCatalogue } from '#data/catalogue/useLoadedCatalogue.ts'
import { useLoadedCollection } from '#data/collection/useCollection.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { Collection } from '#domain/collection/copies.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { Notice } from '#ui/Notice.tsx'

/** The data that is needed to change a collection. */
export type EditableCollection = {
  readonly userId: string
  readonly catalogue: Catalogue
  readonly sets: readonly CardSet[]
  readonly collection: Collection
}

const EMPTY: Collection = new Map()

/** Gives the owner's collection, as the route has loaded it, to the page. */
export function LoadedCollection({
  userId,
  children,
}: {
  userId: string
  children: (own: EditableCollection) => ReactNode
}) {
  const { catalogue, notice } = useLoadedCatalogue()
  const sets = useLoadedQuery(setsQuery)
  const own = useLoadedCollection(userId)
  return (
    <>
      {notice ? <Notice kind="warning">{notice}</Notice> : null}
      {children({ userId, catalogue, sets, collection: own?.collection ?? EMPTY })}
    </>
  )
}
