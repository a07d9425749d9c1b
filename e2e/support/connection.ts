import type { Page } from '@playwright/test'

/** Cuts the connection of a page's browser, also for the documents that it opens meanwhile. */
export async function goOffline(page: Page): Promise<void> {
  // Chromium 150 forgets at a navigation that `navigator.onLine` is emulated. A window keeps its name.
  await page.addInitScript(() => {
    if (window.name === 'offline') Object.defineProperty(navigator, 'onLine', { get: () => window.name !== 'offline' })
  })
  await page.evaluate(() => (window.name = 'offline'))
  await page.context().setOffline(true)
}

/** Restores the connection. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => {
    window.name = ''
    // Chromium sends no event to a document that it did not emulate.
    if (Object.hasOwn(navigator, 'onLine')) window.dispatchEvent(new Event('online'))
  })
}
