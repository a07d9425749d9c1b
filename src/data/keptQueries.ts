import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { del, get, set } from 'idb-keyval'

/** Changed when what is kept in the browser changes shape. */
const CACHE_FORMAT = '1'

const persister = experimental_createQueryPersister<unknown>({
  storage: { getItem: (key) => get(key), setItem: (key, value) => set(key, value), removeItem: (key) => del(key) },
  serialize: (query) => query,
  deserialize: (stored) => stored as never, // IndexedDB keeps objects as they are, so that there is nothing to parse
  buster: CACHE_FORMAT,
  prefix: 'lorefolio',
  maxAge: Number.POSITIVE_INFINITY,
  // Asked anew below: of the persister's own asking nobody would hear that it failed.
  refetchOnRestore: false,
})

/**
 * The `persister` of queries about what is the same for everybody: on a later visit the answer is there at once, from the
 * browser's own store, and is asked for again behind.
 */
export const keptForEverybody: typeof persister.persisterFn = async (read, context, query) => {
  let isRead = false
  const readNow: typeof read = (context) => {
    isRead = true
    return read(context)
  }
  const answer = await persister.persisterFn(readNow, context, query)
  // Once this answer is in place. Whether there is a newer one costs little, and whether anybody answers is worth knowing.
  if (!isRead) setTimeout(() => void query.fetch().catch(() => undefined))
  return answer
}
