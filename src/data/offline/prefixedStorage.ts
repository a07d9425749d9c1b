/** What is kept under keys that begin alike, in this browser's storage and for all of its tabs. */
export type PrefixedStorage = {
  /** The keys, without how they begin, sorted. */
  keys: () => string[]
  /** What is kept under a key, null where nothing is or where it cannot be read. */
  get: (key: string) => unknown
  set: (key: string, value: unknown) => void
  remove: (key: string) => void
}

/** What the storage refused, for whoever asks in this page, under its whole key. */
const refused = new Map<string, string>()

/**
 * Keeps values as JSON in the browser's storage. What it refuses, because it is full or switched off, is kept as long as
 * the page.
 */
export function prefixedStorage(prefix: string): PrefixedStorage {
  const read = (key: string) => {
    try {
      return localStorage.getItem(prefix + key)
    } catch {
      return null
    }
  }
  return {
    keys() {
      const all = new Set([...storedKeys(), ...refused.keys()])
      return [...all].flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])).toSorted()
    },
    get(key) {
      try {
        return JSON.parse(refused.get(prefix + key) ?? read(key) ?? 'null')
      } catch {
        return null
      }
    },
    set(key, value) {
      const text = JSON.stringify(value)
      try {
        localStorage.setItem(prefix + key, text)
        refused.delete(prefix + key)
      } catch {
        refused.set(prefix + key, text)
      }
    },
    remove(key) {
      refused.delete(prefix + key)
      try {
        localStorage.removeItem(prefix + key)
      } catch {
        // It was never stored.
      }
    },
  }
}

/** Forgets everything that is kept under keys that begin so. */
export function clearPrefixedStorage(prefix: string): void {
  const items = prefixedStorage(prefix)
  for (const key of items.keys()) items.remove(key)
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
