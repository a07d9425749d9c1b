import {
  type QueryKey,
  type UseQueryOptions,
  type UseSuspenseQueryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query'

/**
 * The data of a query that the route of the page has loaded. If it is gone from the cache, the page shows its placeholder
 * until the query has run again.
 */
export const useLoadedQuery = <QueryData, Data, Key extends QueryKey>(
  options: UseQueryOptions<QueryData, Error, Data, Key>,
): Data =>
  // The types of a query that is skipped for guests forbid it, but a loaded query was not skipped.
  useSuspenseQuery(options as UseSuspenseQueryOptions<QueryData, Error, Data, Key>).data
