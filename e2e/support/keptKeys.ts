import type { Page } from '@playwright/test'

/** The keys in one of the site's IndexedDB stores. */
export const keptKeys = (page: Page, database: string, store: string): Promise<string[]> =>
  page.evaluate(
    async ({ database, store }) => {
      // Opening a missing database would create it without its store.
      if (!(await indexedDB.databases()).some(({ name }) => name === database)) return []
      return new Promise<string[]>((resolve) => {
        const opening = indexedDB.open(database)
        opening.addEventListener('success', () => {
          const { result } = opening
          const keys = result.transaction(store).objectStore(store).getAllKeys()
          keys.addEventListener('success', () => {
            result.close()
            resolve(keys.result.map(String))
          })
        })
      })
    },
    { database, store },
  )
