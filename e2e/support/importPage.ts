import type { Page } from '@playwright/test'
import { type Account, callDataApi } from './backend.ts'
import { csv, type Row } from './collectionFiles.ts'
import { openAs } from './openAs.ts'
import { expect } from './test.ts'

/** The address of a member's import page. */
export const importAddress = (owner: Account) => `/user/${owner.id}/collection/import`

/** Chooses a file with these rows, or this text. */
export async function choose(page: Page, rows: readonly Row[] | string, name = 'cards.csv') {
  const text = typeof rows === 'string' ? rows : csv(rows).join('\r\n')
  const input = page.getByLabel('Choose a CSV file')
  await input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** The copies of a member as "non-foil/foil" by card id. */
export async function owned(page: Page, owner: Account): Promise<Record<string, string>> {
  const { rows } = await callDataApi(page, owner, 'rpc/collection_of', { method: 'POST', body: { owner_id: owner.id } })
  const [collection] = rows as [{ entries: [string, number, number][] }]
  return Object.fromEntries(collection.entries.map(([id, nonFoil, foil]) => [id, `${nonFoil}/${foil}`]))
}

/** The number above a word of the summary. */
export const count = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).getByRole('definition')

/** The button that starts the import. */
export const importButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Import|Replace with) [\d,]+ cards?$/ })
/** Opens the page as its owner. */
export const openImport = async (page: Page, owner: Account) => {
  await openAs(page, owner, importAddress(owner))
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toBeVisible()
}
