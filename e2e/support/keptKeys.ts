import type { Page } from '@playwright/test'

/** What a browser keeps in one of the stores of the site, by its keys. */
export const keptKeys = (page: Page, database: string, store: string): Promise<string[]> =>
  page.evaluate(
    async ({ database, store }) => {
      // To open one that is not there would make it, without its store.
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
