import { readText, writeText } from './storedText.ts'

/** Values in local storage whose keys have the same prefix, shared by all tabs of this browser. */
export type PrefixedStorage = {
  /** The keys without their prefix, sorted. */
  keys: () => string[]
  /** The value of a key, null if there is none or if it cannot be parsed. */
  get: (key: string) => unknown
  set: (key: string, value: unknown) => void
  remove: (key: string) => void
}

/** The values that local storage refused, by full key, for all users of this module in this page. */
const refused = new Map<string, string>()

/** Stores values as JSON. Values that local storage refuses, because it is full or disabled, live as long as the page. */
export function prefixedStorage(prefix: string): PrefixedStorage {
  return {
    keys() {
      const all = new Set([...storedKeys(), ...refused.keys()])
      return [...all].flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])).toSorted()
    },
    get(key) {
      try {
        return JSON.parse(refused.get(prefix + key) ?? readText(prefix + key) ?? 'null')
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
      writeText(prefix + key, null)
    },
  }
}

/** Removes all values whose keys have a prefix. */
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
