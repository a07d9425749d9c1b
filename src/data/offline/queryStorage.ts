import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { createStore, del, get, promisifyRequest, set } from 'idb-keyval'

/** The databases of earlier versions of the site; the first one has private data. */
const OLD_DATABASES = ['lorefolio-own', 'keyval-store']

const store = createStore('lorefolio', 'queries')

/** The prefixes of persisted queries. Those of users' private data begin alike, so that all of them are deleted at once. */
export const PUBLIC_PREFIX = 'public'
const USERS_PREFIX = 'user.'
export const userPrefix = (userId: string): string => USERS_PREFIX + userId

/** A browser that refuses storage, or has no room left, finds nothing and saves nothing. */
async function tryStorage<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run()
  } catch {
    return undefined
  }
}

/** The storage of persisted queries, in IndexedDB. It copies objects as they are, so that they need no serialization. */
export const queryStorage = {
  getItem: (key: string): Promise<PersistedQuery | undefined> => tryStorage(() => get(key, store)),
  setItem: (key: string, query: PersistedQuery): Promise<void> => tryStorage(() => set(key, query, store)),
  removeItem: (key: string): Promise<void> => tryStorage(() => del(key, store)),
}

/** Deletes the persisted data of a user's query. Its key is as TanStack's persister makes it. */
export const removeUserQuery = (userId: string, queryHash: string): Promise<void> =>
  queryStorage.removeItem(`${userPrefix(userId)}-${queryHash}`)

/** Deletes the private data of every user of this browser. */
export const clearUserQueries = (): Promise<unknown> =>
  tryStorage(() =>
    store('readwrite', (items) => {
      items.delete(IDBKeyRange.bound(USERS_PREFIX, `${USERS_PREFIX}\uFFFF`))
      return promisifyRequest(items.transaction)
    }),
  )

/** Deletes what earlier versions of the site persisted. While a tab with such a version is open, the browser waits for it. */
export function deleteOldDatabases(): void {
  try {
    for (const name of OLD_DATABASES) indexedDB.deleteDatabase(name)
  } catch {
    // A browser that refuses storage has none of them.
  }
}
