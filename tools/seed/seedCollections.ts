import { readFile } from 'node:fs/promises'
import type { Transaction } from '../../server/backend/database.ts'

/** Rows per statement, to limit memory. */
const BATCH = 100_000

/** Fills a database that has cards with `count` collection rows, 2,000 per member. It is for benchmarks only. */
export async function seedCollections(database: Transaction, count: number): Promise<void> {
  const block = await readFile(new URL('collections.sql', import.meta.url), 'utf8')
  for (let done = 0; done < count; done += BATCH)
    await database.query(block.replace(':number_of_rows', String(Math.min(BATCH, count - done))))
  await database.query('vacuum analyze public.user_collections')
}
