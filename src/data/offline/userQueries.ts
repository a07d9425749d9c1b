import { hashKey, notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { Failure, isOffline } from '../backend/errors.ts'
import { reportReachable } from './connection.ts'
import type { QueryPersister } from './queryPersister.ts'
import { removeUserQuery } from './queryStorage.ts'
import { persistUserData, readUserData, userPersister } from './userPersister.ts'

/**
 * The `persister` of queries for a user's private data: reads from the network first, and returns the persisted data when
 * there is no connection or the backend cannot be reached.
 * @param userId the user whose data it is; without one the query only reads.
 * @param isPersisted whether to persist this answer. If not, the persisted one is deleted.
 * @returns a persister that throws what the query's function throws, and a Failure of the kind offline without persisted data.
 */
export const userQueryPersister =
  (userId: string | undefined, isPersisted: (data: unknown) => boolean = () => true): QueryPersister =>
  async (read, context, query) => {
    if (userId === undefined) return read(context)
    const save = async (data: unknown) => {
      if (!isPersisted(data)) await removeUserQuery(userId, query.queryHash)
      // A canceled first read leaves the query without data.
      else if (query.state.data !== undefined) await userPersister(userId).persistQuery(query)
    }
    let failure: unknown = new Failure('offline', "You're offline and this page isn't saved on this device.")
    if (navigator.onLine)
      try {
        const data = await read(context)
        reportReachable(true)
        // The answer is saved once the query has its data.
        notifyManager.schedule(() => void save(data))
        return data
      } catch (error) {
        if (!isOffline(error)) throw error
        failure = error
      }
    const data = await readUserData<Awaited<ReturnType<typeof read>>>(userId, query.queryKey)
    if (data === undefined) throw failure
    if (navigator.onLine) reportReachable(false)
    return data
  }

let updates: Promise<unknown> = Promise.resolve()

/**
 * Updates a user's private data after the backend has changed it: in the cache of the tab and, in the order of the calls, on
 * the device. Data that was never read is left out.
 */
export function updateUserData<Data>(
  queryClient: QueryClient,
  userId: string,
  queryKey: QueryKey,
  update: (data: Data) => Data,
): Promise<unknown> {
  const changed = queryClient.setQueryData<Data>(queryKey, (data) => (data === undefined ? undefined : update(data)))
  updates = updates.then(async () => {
    if (changed !== undefined) return userPersister(userId).persistQueryByKey(queryKey, queryClient)
    const data = await readUserData<Data>(userId, queryKey)
    return data === undefined ? undefined : persistUserData(userId, queryKey, update(data))
  })
  return updates
}

/** Deletes a user's private data after the backend has deleted it: from the cache of the tab and from the device. */
export function removeUserData(queryClient: QueryClient, userId: string, queryKey: QueryKey): Promise<void> {
  queryClient.removeQueries({ queryKey, exact: true })
  return removeUserQuery(userId, hashKey(queryKey))
}
