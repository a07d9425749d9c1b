import { readFile } from 'node:fs/promises'
import type { Transaction } from '../../server/backend/database.ts'

/** Rows in one statement: little to hold at once. */
const BATCH = 100_000

/**
 * Fills a database that has cards with collections of 2,000 cards, `count` of them in all. For measuring, never part of
 * the product.
 */
export async function seedCollections(database: Transaction, count: number): Promise<void> {
  const block = await readFile(new URL('collections.sql', import.meta.url), 'utf8')
  for (let done = 0; done < count; done += BATCH)
    await database.query(block.replace(':number_of_rows', String(Math.min(BATCH, count - done))))
  await database.query('vacuum analyze public.user_collections')
}
