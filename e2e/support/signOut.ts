import type { Page } from '@playwright/test'

/** Signs out with the button of the sidebar, and confirms. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Sign Out' }).getByRole('button', { name: 'Sign Out' }).click()
}
