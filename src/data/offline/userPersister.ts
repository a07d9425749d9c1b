import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query'
import { isViewer } from '../session/viewerId.ts'
import { makeQueryPersister } from './queryPersister.ts'
import { queryStorage, userPrefix } from './queryStorage.ts'

/**
 * The persister of a user's private data. Its keys have the user's id, so that nobody else is shown the data, and it writes
 * only while the user is signed in, so that an answer that arrives after sign-out is not saved.
 * @param maxAge the age in ms from which persisted data is deleted instead of restored.
 */
export const userPersister = (userId: string, maxAge?: number) =>
  makeQueryPersister(
    userPrefix(userId),
    {
      ...queryStorage,
      setItem: async (key, query) => {
        if (isViewer(userId)) await queryStorage.setItem(key, query)
      },
    },
    maxAge,
  )

/** The data of a user that is persisted for a query, if any. */
export const readUserData = <Data>(userId: string, queryKey: QueryKey): Promise<Data | undefined> =>
  userPersister(userId).retrieveQuery<Data>(hashKey(queryKey))

/** Persists data without putting it into the cache of the tab, so that a page still reads from the network first. */
export async function persistUserData<Data>(userId: string, queryKey: QueryKey, data: Data): Promise<void> {
  const client = new QueryClient()
  client.setQueryData(queryKey, data)
  await userPersister(userId).persistQueryByKey(queryKey, client)
  client.clear()
}
