import type { Page } from '@playwright/test'
import type { Account } from './backend.ts'

/** Opens a page as somebody who signed in here before. */
export async function openAs(page: Page, { session }: Account, path: string): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'once')
    localStorage.setItem('lorefolio.session', kept)
  }, JSON.stringify(session))
  await page.goto(path)
}
