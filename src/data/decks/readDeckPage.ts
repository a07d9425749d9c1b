import { INKS } from '#domain/cards/vocabulary.ts'
import { DECKS_A_PAGE } from '#domain/decks/listedDecks.ts'
import type { ListedVerdict } from '#domain/formats/describeReasons.ts'
import type { Database } from '../backend/database.gen.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { viewerTables } from '../session/viewer.ts'
import type { DeckListFilter, Last, ListedDeck } from './deckLists.ts'
import { toSharedDeck } from './decks.ts'

type Functions = Database['public']['Functions']

/** The columns that the rows of `find_decks` and `decks_by_missing_cards` have in common. */
type ListedDeckRow = Omit<Functions['find_decks']['Returns'][number], 'is_match' | 'place'>

const toListedDeck = (row: ListedDeckRow): Omit<ListedDeck, 'lacking' | 'place' | 'isMatch'> => ({
  ...toSharedDeck(row),
  author: row.author_name,
  inks: INKS.filter((ink) => row.inks.includes(ink)),
  isFavorited: row.is_favorited,
  verdict: row.verdict as unknown as ListedVerdict, // private.verdicts_of_decks makes it
})

export type Page = readonly ListedDeck[]

/** Reads a page of a list of decks. @throws Failure with the reason. */
export async function readPage(filter: DeckListFilter, last: Last | null): Promise<Page> {
  if (filter.list === 'buildable') return readBuildablePage(filter, last)
  const tables = await viewerTables()
  const { data, error } = await tables.rpc('find_decks', {
    list: filter.list,
    ...commonArguments(filter),
    ...(filter.author && { author_id: filter.author }),
    ...(filter.folder && { in_folder: filter.folder }),
    ...(filter.tag && { with_tag: filter.tag }),
    ...(last && { after_favorite_count: last.favoriteCount, after_created_at: last.createdAt, after_id: last.id }),
  })
  if (error) throw listFailure(error)
  return data.map((row) => ({ ...toListedDeck(row), lacking: null, place: row.place, isMatch: row.is_match }))
}

async function readBuildablePage(filter: DeckListFilter, last: Last | null): Promise<Page> {
  const tables = await viewerTables()
  const { data, error } = await tables.rpc('decks_by_missing_cards', {
    ...commonArguments(filter),
    ...(filter.maxMissing && { max_missing: filter.maxMissing }),
    ...(filter.maxCost && { max_cost: filter.maxCost }),
    ...(last?.lacking && {
      after_missing: last.lacking.copies,
      after_unpriced: last.lacking.unpriced,
      after_cents: last.lacking.cents,
      after_id: last.id,
    }),
  })
  if (error) throw listFailure(error)
  return data.map((row) => ({
    ...toListedDeck(row),
    lacking: { copies: row.missing, unpriced: row.unpriced, cents: row.cents },
    place: null,
    isMatch: null,
  }))
}

/** The arguments that `find_decks` and `decks_by_missing_cards` have in common. */
const commonArguments = (filter: DeckListFilter) => ({
  page_size: DECKS_A_PAGE,
  ...(filter.format && { format: filter.format }),
  ...(filter.inks && { with_inks: [...filter.inks] }),
  ...(filter.exactInks && { exact_inks: true }),
  ...(filter.complete && { complete: true }),
  ...(filter.words && { search: filter.words }),
  ...(filter.card && { with_card: filter.card }),
  ...(filter.maxPrice && { max_price: filter.maxPrice }),
  ...(filter.legal && { legal: filter.legal }),
  ...(filter.minOwned && { min_owned: filter.minOwned }),
})

/** The failure of a list, with a message about an unreachable database (requirements §8). */
function listFailure(error: unknown): Failure {
  const failure = toFailure(error, 'Failed to fetch decks')
  if (failure.kind !== 'offline') return failure
  return new Failure('offline', 'Database connection failed: the server cannot be reached', { cause: error })
}
