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
