import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { mayListPrivateDecks } from '#data/decks/mayListPrivateDecks.ts'

/**
 * The queries that the host answered for a page, each with its key and data. `dehydrate()` would add times and states, so that
 * the same content would differ from one request to the next.
 */
export type PageQueries = readonly (readonly [key: QueryKey, data: unknown])[]

/** All queries that have data. They become stale, as they will be in the browser, so that both render the same. */
export function takeQueries(queryClient: QueryClient): PageQueries {
  const queries = queryClient.getQueryCache().getAll()
  return queries.flatMap(({ queryKey, state: { data } }) => {
    if (data === undefined) return []
    queryClient.setQueryData(queryKey, data, { updatedAt: 0 })
    return [[queryKey, data]]
  })
}

/** The queries that came with this page (`<script id="queries">`); undefined if the host sent it as built. */
export function readQueries(): PageQueries | undefined {
  const json = document.getElementById('queries')?.textContent
  // The host wrote it with `takeQueries`.
  return json ? (JSON.parse(json) as PageQueries) : undefined
}

/**
 * Puts the queries of a page into the cache. They are stale: a page that uses one refetches it.
 * @param viewerId the signed-in user, who sees first what everybody sees. Queries about this user, and what guests do not see,
 * are left out, because the user may see more there.
 */
export function fillQueries(queryClient: QueryClient, queries: PageQueries, viewerId?: string): void {
  for (const [key, data] of queries) {
    if (viewerId !== undefined && (data === null || JSON.stringify(key).includes(viewerId) || mayListPrivateDecks(key)))
      continue
    const [first, , ...rest] = key
    const queryKey = first === 'user' ? ['user', viewerId, ...rest] : key
    if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, data, { updatedAt: 0 })
  }
}
