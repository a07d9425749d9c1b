import { LRUCache } from 'lru-cache'

/** Called after each read of a cache: whether it had the value, or another caller was loading it. */
export type OnRead = (isHit: boolean) => void

export type Cache<Key, Value> = {
  /** Returns the cached value of a key, or loads it. */
  get(key: Key, load: () => Promise<Value>): Promise<Value>
  /** Returns the value only if it is cached. */
  peek(key: Key): Value | undefined
  /** Makes the next `get` load. A load that runs answers its callers, and its value is not cached. */
  clear(): void
}

/**
 * The cache of the host for values that take time to load.
 * - At most one load runs per key; concurrent callers share it.
 * - A rejected load is not cached: the next `get` loads again.
 * - A key contains the version of the source, such as the catalogue's version or a file's modification time, so that a changed
 *   source is loaded again.
 * - Beyond the limit the least recently used entries are removed. An entry removed while it loads still answers its callers.
 * @param limit how many values, how large together, or how old (`ttl`, ms).
 * @param isCacheable whether a value that loaded is cached.
 * @param onRead counts the reads.
 */
export function makeCache<Key extends string | number, Value extends object | string>(
  limit: LRUCache.Options<Key, Value, () => Promise<Value>>,
  isCacheable: (value: Value) => boolean = () => true,
  onRead?: OnRead,
): Cache<Key, Value> {
  const values = new LRUCache<Key, Value, () => Promise<Value>>({
    ...limit,
    ttlResolution: 0,
    // Otherwise a load would reject when its entry is removed.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: load, options }) => {
      const value = await load()
      if (!isCacheable(value)) options.ttl = 1
      return value
    },
  })
  return {
    async get(key, load) {
      if (!onRead) return values.forceFetch(key, { context: load })
      let isHit = true
      const context = async () => {
        isHit = false
        return load()
      }
      return values.forceFetch(key, { context }).finally(() => onRead(isHit))
    },
    peek(key) {
      const value = values.get(key)
      if (value !== undefined) onRead?.(true)
      return value
    },
    clear: () => values.clear(),
  }
}
