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
  // Asking whether it is still the newest costs little, and whether the database answers at all is worth knowing.
  refetchOnRestore: 'always',
})

/**
 * The `persister` of queries about what is the same for everybody: on a later visit the answer is there at once, from the
 * browser's own store, and is asked for again behind.
 */
export const keptForEverybody = persister.persisterFn
