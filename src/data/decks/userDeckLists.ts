import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { toFailure } from '../backend/errors.ts'
import { PAGE_SIZE, readAllPages } from '../backend/readAllPages.ts'
import { tablesAs } from '../session/viewer.ts'
import { toEntries } from './decks.ts'

/** The cards that a deck has, or had as a version. */
export type UserDeckList = {
  readonly deckId: string
  /** Null for the cards that the deck has now. */
  readonly version: { readonly number: number; readonly begunAt: string } | null
  readonly entries: readonly DeckEntry[]
}

/**
 * The lists of a member's decks: those of the latest 1,000 versions in the order of their numbers, then those that the
 * decks have now.
 * @throws Failure 'Failed to fetch decks'.
 */
export async function readUserDeckLists(userId: string): Promise<readonly UserDeckList[]> {
  const text = 'Failed to fetch decks'
  const tables = await tablesAs(userId, text)
  const [versions, decks] = await Promise.all([
    tables
      .from('deck_versions')
      .select('deck_id,number,cards,begun_at')
      .eq('user_id', userId)
      .order('begun_at', { ascending: false })
      .limit(PAGE_SIZE),
    readAllPages(
      (from, to) => tables.from('decks').select('id,cards').eq('user_id', userId).order('id').range(from, to),
      { parallel: 1, text },
    ),
  ])
  if (versions.error) throw toFailure(versions.error, text)
  return [
    ...versions.data
      .toSorted((one, other) => one.number - other.number)
      .map((row) => ({
        deckId: row.deck_id,
        version: { number: row.number, begunAt: new Date(row.begun_at).toISOString() },
        entries: toEntries(row.cards),
      })),
    ...decks.map(({ id, cards }) => ({ deckId: id, version: null, entries: toEntries(cards) })),
  ]
}
