import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { catalogueQuery } from '#data/catalogue/catalogue.ts'
import { catalogueOf } from '#data/catalogue/catalogueIndex.ts'
import { setsQuery } from '#data/catalogue/sets.ts'
import { cardsFailedText, sourceNotice } from '#data/catalogue/useCatalogue.ts'
import { useCollectionOf } from '#data/collection/useCollection.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { useHydrated } from '#data/useHydrated.ts'
import { useWhenReleased } from '#data/useWhenReleased.ts'
import { type CollectionOverview, makeOverview } from './collectionOverview.ts'
import type { LoadedCollection } from './collectionState.ts'
import { overviewQuery } from './firstContent.ts'

/** The content of the page of a collection. */
export type ShownCollection = {
  readonly overview: CollectionOverview
  /** Null while there is only the content that came with the page. */
  readonly loaded: LoadedCollection | null
  /** A warning to the visitor, or null. */
  readonly notice: string | null
  /** Loads everything again if that failed and `notice` says so; else null. */
  readonly onRetry: (() => void) | null
}

/**
 * The content of the page of a collection: everything, or the part that came with the page until everything is loaded. Null if
 * the collection is private or its owner unknown; undefined while nothing is there.
 * @throws Error if nothing is there and loading failed.
 */
export function useCollectionPage(ownerId: string): ShownCollection | null | undefined {
  const first = useQuery(overviewQuery(useViewerId(), ownerId)).data
  const owner = useCollectionOf(ownerId)
  const sets = useQuery(setsQuery)
  const catalogue = useQuery(catalogueQuery)
  // Rendering all cards is slow. A deferred value lets the page respond in between.
  const cards = useDeferredValue(catalogue.data?.cards)
  const error = owner.error ?? catalogue.error ?? sets.error
  const isReady = useHydrated(
    owner.data === null || (owner.data !== undefined && sets.data !== undefined && cards !== undefined),
    false,
  )
  const all = useMemo(
    () =>
      isReady && owner.data && sets.data && cards
        ? { collection: owner.data.collection, sets: sets.data, catalogue: catalogueOf(cards) }
        : undefined,
    [isReady, owner.data, sets.data, cards],
  )
  const loaded = useWhenReleased(all) ?? null
  const name = owner.data?.name
  const overview = useMemo(
    () => (loaded && name !== undefined ? makeOverview(name, loaded.collection, loaded.catalogue) : first),
    [loaded, name, first],
  )
  if (isReady && owner.data === null) return null
  if (!overview) {
    if (error) throw error
    return undefined
  }
  return {
    overview,
    loaded,
    notice:
      loaded && catalogue.data
        ? sourceNotice(catalogue.data, catalogue.error)
        : error && (error === catalogue.error ? cardsFailedText(error) : error.message),
    onRetry:
      !loaded && error
        ? () => {
            for (const query of [owner, sets, catalogue]) if (query.error) void query.refetch()
          }
        : null,
  }
}
