/** A text that is stored in this browser; null without one, and if the browser refuses storage. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text in this browser; null removes it. If the browser refuses storage, nothing is stored. */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // A choice then lasts as long as the page.
  }
}
