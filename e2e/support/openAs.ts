import { expect, type Page } from '@playwright/test'
import type { Account } from './backend.ts'

/** Lets this browser have the session of a member who signed in before. */
export async function keepSession(page: Page, { session }: Account): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'once')
    localStorage.setItem('lorefolio.session', kept)
  }, JSON.stringify(session))
}

/** Opens a page as a member who signed in here before. */
export async function openAs(page: Page, member: Account, path: string): Promise<void> {
  await keepSession(page, member)
  await page.goto(path)
  // Until the app replaces it, the page is the one that guests see.
  await expect(page.locator('#root > [data-drawn]')).toHaveCount(0)
}
