import { expect, type Page } from '@playwright/test'
import type { Account } from './backend.ts'

/** Opens a page as a member who signed in here before. */
export async function openAs(page: Page, { session }: Account, path: string): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'once')
    localStorage.setItem('lorefolio.session', kept)
  }, JSON.stringify(session))
  await page.goto(path)
  // Until the app replaces it, the page is the one that guests see.
  await expect(page.locator('#root > [data-drawn]')).toHaveCount(0)
}
