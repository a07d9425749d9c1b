import { expect, type Page } from '@playwright/test'
import type { Account } from './backend.ts'

/** Stores the session of a member who has signed in before in the browser. */
export async function storeSession(page: Page, { session }: Account): Promise<void> {
  await page.addInitScript((saved) => {
    if (sessionStorage.getItem('restored')) return
    sessionStorage.setItem('restored', 'once')
    localStorage.setItem('lorefolio.session', saved)
  }, JSON.stringify(session))
}

/** Opens a page as a member who has signed in before. Until the app replaces it, the page is the one for guests. */
export async function openAs(page: Page, member: Account, path: string): Promise<void> {
  await storeSession(page, member)
  await openHydrated(page, path)
}

/** Opens a page and waits until its buttons work: prerendered ones have no handlers, and a stored session is checked first. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('#root > [data-prerendered], main[role="status"]')).toHaveCount(0)
}
