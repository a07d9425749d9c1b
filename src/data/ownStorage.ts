/** What begins with this is kept in this browser for whoever uses it, and goes when they sign out. */
export const OWN_STORAGE = 'lorefolio.own.'

/** Forgets what this browser keeps for a person: somebody else may sit here next. */
export function forgetOwnStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OWN_STORAGE)) localStorage.removeItem(key)
  } catch {
    // A browser that stores nothing kept nothing.
  }
}
