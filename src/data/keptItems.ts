/** What is kept under keys that begin alike, in this browser's storage and for all of its tabs. */
export type KeptItems = {
  /** The keys, without how they begin, sorted. */
  keys: () => string[]
  /** What is kept under a key, null where nothing is or where it cannot be read. */
  get: (key: string) => unknown
  set: (key: string, value: unknown) => void
  remove: (key: string) => void
}

/**
 * Keeps values as JSON in the browser's storage. What it refuses, because it is full or switched off, is kept as long as
 * the page.
 */
export function keptItems(prefix: string): KeptItems {
  const refused = new Map<string, string>()
  const read = (key: string) => {
    try {
      return localStorage.getItem(prefix + key)
    } catch {
      return null
    }
  }
  return {
    keys() {
      const stored = storedKeys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
      return [...new Set([...stored, ...refused.keys()])].toSorted()
    },
    get(key) {
      try {
        return JSON.parse(refused.get(key) ?? read(key) ?? 'null')
      } catch {
        return null
      }
    },
    set(key, value) {
      const text = JSON.stringify(value)
      try {
        localStorage.setItem(prefix + key, text)
        refused.delete(key)
      } catch {
        refused.set(key, text)
      }
    },
    remove(key) {
      refused.delete(key)
      try {
        localStorage.removeItem(prefix + key)
      } catch {
        // It was never stored.
      }
    },
  }
}

/** Forgets everything that is kept under keys that begin so. */
export function forgetItems(prefix: string): void {
  const items = keptItems(prefix)
  for (const key of items.keys()) items.remove(key)
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
