import type { Page } from '@playwright/test'

/** The keys of the queries that the browser has persisted. */
export const persistedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opening a database that does not exist would create it without its store.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'lorefolio-queries')) return []
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('lorefolio-queries')
      opening.addEventListener('success', () => {
        const { result } = opening
        const keys = result.transaction('queries').objectStore('queries').getAllKeys()
        keys.addEventListener('success', () => {
          result.close()
          resolve(keys.result.map(String))
        })
      })
    })
  })
