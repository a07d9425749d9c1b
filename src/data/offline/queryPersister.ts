import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import { chunkedQueryStorage } from './chunkedQueryStorage.ts'

/** Changed when what is kept in the browser changes shape. */
const CACHE_FORMAT = '2'

const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: chunkedQueryStorage,
  serialize: (query) => query,
  deserialize: (stored) => stored, // IndexedDB keeps objects as they are, so that there is nothing to parse
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
export const publicQueryPersister: typeof persister.persisterFn = async (read, context, query) => {
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
