import type { Page } from '@playwright/test'
import { waitUntilHydrated } from './hydration.ts'
import { expect } from './test.ts'

/** Parts of the deck builder. */
export const cards = (page: Page) => page.getByRole('list', { name: 'Cards', exact: true })
export const tiles = (page: Page) => cards(page).getByRole('button', { name: /in deck$/ })
export const panel = (page: Page) => page.getByRole('region', { name: 'Your Deck' })
export const rows = (page: Page) => page.getByRole('list', { name: 'Cards in your deck' }).getByRole('listitem')

/** Opens the deck builder, and waits for its cards. */
export async function openBuilder(page: Page, query = '') {
  await page.goto(`/deck-builder${query}`)
  await waitUntilHydrated(page)
  await expect(page.getByRole('status').filter({ hasText: /^Showing/ })).toBeVisible()
}

/**
 * Imports a list of cards. The button with the number of recognized cards appears once the text is read, and moves the other
 * button: a press at that moment could miss it.
 */
export async function importList(page: Page, text: string) {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Deck' })
  await dialog.getByRole('textbox').fill(text)
  if (text !== '') await expect(dialog.getByRole('button', { name: /^Import \d+ cards?$/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import Deck' }).click()
  return dialog
}
