import { vi } from 'vitest'

/** Puts an empty storage of the browser in place for a test. */
export function stubLocalStorage(): void {
  const kept = new Map<string, string>()
  // What is kept shows as the object's own keys, as in a browser.
  const storage = new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('localStorage', storage)
}

/** Puts a storage in place that the browser refuses to open: one that is switched off. */
export function refuseLocalStorage(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
}
