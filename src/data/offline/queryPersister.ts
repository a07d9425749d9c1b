import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import { notifyManager } from '@tanstack/react-query'
import { PUBLIC_PREFIX, queryStorage } from './queryStorage.ts'

/** Increment it when the shape of persisted data changes. */
const CACHE_FORMAT = '6'

/** TanStack's persister of single queries, on the database of this site. */
export const makeQueryPersister = (prefix: string, storage = queryStorage, maxAge = Number.POSITIVE_INFINITY) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage,
    serialize: (query) => query,
    deserialize: (stored) => stored,
    buster: CACHE_FORMAT,
    prefix,
    maxAge,
    // The refetch below catches its failure. The persister's refetch would leave it unhandled.
    refetchOnRestore: false,
  })

const persister = makeQueryPersister(PUBLIC_PREFIX)

/** The `persister` option of a query. */
export type QueryPersister = typeof persister.persisterFn

/** The `persister` of public queries: a later visit shows the persisted data at once and refetches it in the background. */
export const publicQueryPersister: QueryPersister = async (read, context, query) => {
  const known = query.state.data
  if (known !== undefined) {
    const data = await read(context)
    // Writing all cards again would block a slow phone for a tenth of a second.
    if (data !== known) notifyManager.schedule(() => void persister.persistQuery(query))
    return data
  }
  let isRestored = true
  const data = await persister.persisterFn(
    (queryContext) => {
      isRestored = false
      return read(queryContext)
    },
    context,
    query,
  )
  // The refetch starts after the query has its data. A failed refetch shows in the query's state.
  if (isRestored) setTimeout(() => void query.fetch().catch(() => undefined))
  return data
}
