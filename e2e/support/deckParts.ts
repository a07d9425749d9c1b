import type { Page } from '@playwright/test'
import { SAMPLE_CARDS } from './sampleDeck.ts'

/** The cards of the sample deck in the order of its page: characters, actions, songs. */
export const GROUPED_CARDS = [1, 2, 4, 5, 6, 0, 3].flatMap((at) => SAMPLE_CARDS[at] ?? [])

/** Opens a tab of a deck's page. */
export const openTab = (page: Page, name: 'Cards' | 'Guide' | 'Stats' | 'Matches') =>
  page.getByRole('tab', { name }).click()

/** Chooses from the menu of further actions of a deck's page. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
