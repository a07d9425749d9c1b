import { readFile } from 'node:fs/promises'
import type { Transaction } from '../../server/backend/database.ts'

/** Decks per statement, to limit memory and to report progress. */
const BATCH = 20_000

/** Dropping these indexes and rebuilding them at the end takes a quarter of the time. */
const LARGE_INDEXES = ['public.decks_by_card', 'private.deck_search_tokens']

/**
 * Fills a database that has cards with realistic decks of 60 cards, with one author per 20 decks and favorites. Most
 * decks have two inks and are public; popular cards are in many decks, and few decks have many favorites. It is for
 * development and benchmarks only.
 */
export async function seedDecks(
  database: Transaction,
  count: number,
  progress: (line: string) => void = () => {},
): Promise<void> {
  const block = await readFile(new URL('decks.sql', import.meta.url), 'utf8')
  const [row] = await database.query(
    'select array_agg(pg_get_indexdef(name::regclass)) as indexes from unnest($1::text[]) as name',
    [LARGE_INDEXES],
  )
  const indexes = (row?.['indexes'] ?? []) as string[] // the query selects an array of texts
  await database.query(`drop index ${LARGE_INDEXES.join(', ')}`)
  try {
    for (let done = 0; done < count; done += BATCH) {
      const size = Math.min(BATCH, count - done)
      await database.query(block.replace(':number_of_decks', String(size)))
      progress(`${(done + size).toLocaleString('en')} of ${count.toLocaleString('en')} decks`)
    }
  } finally {
    for (const index of indexes) await database.query(index)
  }
  for (const table of [
    'public.decks',
    'public.deck_favorites',
    'private.deck_search',
    'private.deck_facts',
    'private.deck_copies',
  ]) {
    await database.query(`vacuum analyze ${table}`)
  }
}
