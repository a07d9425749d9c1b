import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { createStore, promisifyRequest } from 'idb-keyval'

/** The databases of earlier versions of the site; the first two have private data. */
const OLD_DATABASES = ['lorefolio', 'lorefolio-own', 'keyval-store']

const store = createStore('lorefolio-queries', 'queries')

/** The prefix of persisted queries of public data. */
export const PUBLIC_PREFIX = 'public'

/** The beginning of all prefixes of users' private data, so that one range deletes all of it. */
const USERS_PREFIX = 'user.'

/** The prefix of persisted queries of a user's private data. */
export const userPrefix = (userId: string): string => USERS_PREFIX + userId

/** Runs a storage operation. @returns undefined if it fails, for example if the browser refuses storage or has no space left. */
async function tryStorage<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run()
  } catch {
    return undefined
  }
}

/**
 * Aborts the transaction if the visitor leaves the page. WebKit suspends the page with its transaction, and then no page of this
 * site could read or write until the browser is closed.
 */
function abortOnLeaving({ transaction }: IDBObjectStore): void {
  // It throws while the transaction is being committed.
  const abort = () => void tryStorage(async () => transaction.abort())
  window.addEventListener('pagehide', abort)
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => window.removeEventListener('pagehide', abort))
}

/** Writes all changes of `write`, or none if it fails. */
const tryWrite = (write: (items: IDBObjectStore) => Promise<void> | void): Promise<void> =>
  tryStorage(() =>
    store('readwrite', async (items) => {
      abortOnLeaving(items)
      try {
        await write(items)
      } catch (error) {
        items.transaction.abort()
        throw error
      }
      await promisifyRequest(items.transaction)
    }),
  )

/** The number of entries of a long list that a slow phone copies within one or two frames. */
const CHUNK = 500

/** A stored query. If its data has a long list, the list is stored beside it in chunks. */
type Stored = PersistedQuery & { readonly chunks?: { readonly property: string; readonly count: number } }

const chunkKey = (key: string, number: number) => `${key} ${number}`
const chunkKeys = (key: string) => IDBKeyRange.bound(`${key} `, `${key} \uFFFF`)

/** Separates a query from the long list that its data has as a property, if it has one. */
function splitQuery(query: PersistedQuery): { readonly stored: Stored; readonly list: readonly unknown[] } {
  const data: Readonly<Record<string, unknown>> = Object(query.state.data)
  const isLong = (entry: [string, unknown]): entry is [string, unknown[]] =>
    Array.isArray(entry[1]) && entry[1].length > CHUNK
  const [property, list] = Object.entries(data).find(isLong) ?? []
  if (property === undefined || list === undefined) return { stored: query, list: [] }
  const chunks = { property, count: Math.ceil(list.length / CHUNK) }
  return { stored: { ...query, state: { ...query.state, data: { ...data, [property]: [] } }, chunks }, list }
}

/**
 * The storage of persisted queries, in IndexedDB. The browser copies objects without
 * serialization, but in the thread of the page, so a long list is written and read in chunks, each in a separate task.
 */
export const queryStorage = {
  getItem: (key: string): Promise<PersistedQuery | undefined> =>
    tryStorage(() =>
      store('readonly', async (items) => {
        abortOnLeaving(items)
        const stored = await promisifyRequest<Stored | undefined>(items.get(key))
        if (!stored?.chunks) return stored
        const { chunks, ...query } = stored
        const list = await Promise.all(
          Array.from({ length: chunks.count }, (_, number) =>
            promisifyRequest<unknown[]>(items.get(chunkKey(key, number))),
          ),
        )
        const data = { ...(query.state.data as object), [chunks.property]: list.flat() } // an object, see splitQuery
        return { ...query, state: { ...query.state, data } }
      }),
    ),

  setItem: (key: string, query: PersistedQuery): Promise<void> =>
    tryWrite(async (items) => {
      const { stored, list } = splitQuery(query)
      items.delete(chunkKeys(key))
      for (let number = 0; number * CHUNK < list.length; number += 1)
        // oxlint-disable-next-line no-await-in-loop -- The browser copies the next chunk once it has written this one.
        await promisifyRequest(items.put(list.slice(number * CHUNK, (number + 1) * CHUNK), chunkKey(key, number)))
      items.put(stored, key)
    }),

  removeItem: (key: string): Promise<void> =>
    tryWrite((items) => {
      items.delete(key)
      items.delete(chunkKeys(key))
    }),
}

/** Deletes the persisted data of a user's query. TanStack's persister builds the same key. */
export const removeUserQuery = (userId: string, queryHash: string): Promise<void> =>
  queryStorage.removeItem(`${userPrefix(userId)}-${queryHash}`)

/** Deletes the private data of every user of this browser. */
export const clearUserQueries = (): Promise<void> =>
  tryWrite((items) => void items.delete(IDBKeyRange.bound(USERS_PREFIX, `${USERS_PREFIX}\uFFFF`)))

/** Deletes the data of earlier versions of the site. While a tab with such a version is open, the browser waits for it. */
export function deleteOldDatabases(): void {
  try {
    for (const name of OLD_DATABASES) indexedDB.deleteDatabase(name)
  } catch {
    // A browser that refuses storage has no databases.
  }
}
