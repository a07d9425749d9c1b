import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { FirstCards } from '#cardUi/list/firstResults.ts'
import { collectionOverviewKey } from '#data/collection/collectionKey.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import type { Copies } from '#domain/collection/copies.ts'
import { type CollectionSearch, parseCollectionSearch } from '#url/collectionSearch.ts'
import { makeSearchParams } from '#url/searchParams.ts'
import type { FoundCharacters } from './charactersContent.ts'
import type { CollectionOverview } from './collectionOverview.ts'
import type { SetsContent } from './setsContent.ts'

/** The first content of each tab. */
export type FirstContent = {
  readonly sets: SetsContent
  /** `copies` are the copies of the shown cards, by card id. */
  readonly cards: FirstCards & { readonly copies: readonly (readonly [cardId: string, copies: Copies])[] }
  /** The list begins after the first `from` characters. */
  readonly characters: FoundCharacters & { readonly from: number }
}

const route = getRouteApi('/user/$userId/collection')

// Only the host answers these queries. They do not become stale, because the whole collection replaces them.

/** The figures at the top of the page of a collection as `viewerId` may see it. */
export const overviewQuery = (viewerId: string | undefined, ownerId: string) =>
  queryOptions<CollectionOverview>({
    queryKey: collectionOverviewKey(viewerId, ownerId),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The first content of a tab, for the address of the page. */
export const firstContentQuery = <Tab extends keyof FirstContent>(
  tab: Tab,
  viewerId: string | undefined,
  ownerId: string,
  search: CollectionSearch,
) =>
  queryOptions<FirstContent[Tab]>({
    queryKey: [
      'user',
      viewerId,
      'collection content',
      ownerId,
      tab,
      makeSearchParams({ ...parseCollectionSearch(search), columns: undefined, view: undefined }),
    ],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The content of a tab that came with the page; undefined if it came for another address. */
export function useFirstContent<Tab extends keyof FirstContent>(tab: Tab): FirstContent[Tab] | undefined {
  const { userId } = route.useParams()
  return useQuery(firstContentQuery(tab, useViewerId(), userId, route.useSearch())).data
}
