import { vi } from 'vitest'

/** Replaces local storage by an empty one for a test. */
export function stubLocalStorage(): void {
  const items = new Map<string, string>()
  // As in a browser, items are keys of the object.
  const storage = new Proxy(
    {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
      removeItem: (key: string) => void items.delete(key),
    },
    {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('localStorage', storage)
}

/** Replaces local storage by one that the browser refuses to open because it is disabled. */
export function refuseLocalStorage(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
}
