import { queryOptions } from '@tanstack/react-query'
import { INKS, type Ink } from '#domain/cards/vocabulary.ts'
import { isUuid } from '#domain/ids/isUuid.ts'
import { toFailure } from '../backend/errors.ts'
import { readAllPages } from '../backend/readAllPages.ts'
import { userQueryPersister } from '../offline/userQueries.ts'
import { viewerTables } from '../session/viewer.ts'

/** The owner of a list of decks, with the number and the inks of the decks that the viewer may see. */
export type DeckOwner = {
  /** The owner's name; null both for a private profile and for an unknown id. */
  readonly name: string | null
  readonly decks: number
  /** The inks of the decks, in the game's order. */
  readonly inks: readonly Ink[]
}

async function readName(ownerId: string): Promise<string | null> {
  const tables = await viewerTables()
  const { data, error } = await tables
    .from('user_profiles')
    .select('display_name,username')
    .eq('user_id', ownerId)
    .maybeSingle()
  if (error) throw toFailure(error, 'Failed to fetch decks')
  return data && (data.display_name || data.username)
}

async function readInks(ownerId: string): Promise<string[][]> {
  const tables = await viewerTables()
  const rows = await readAllPages(
    (from, to) => tables.from('decks').select('inks').eq('user_id', ownerId).order('id').range(from, to),
    { parallel: 1, text: '{message}' },
  )
  return rows.map(({ inks }) => inks)
}

async function readOwner(ownerId: string): Promise<DeckOwner> {
  // The id comes from the page's address and may be malformed.
  if (!isUuid(ownerId)) return { name: null, decks: 0, inks: [] }
  const [name, decks] = await Promise.all([readName(ownerId), readInks(ownerId)])
  return { name, decks: decks.length, inks: INKS.filter((ink) => decks.some((inks) => inks.includes(ink))) }
}

/** The owner of a list of decks, with their number and inks (requirements §2, User decks). */
export const deckOwnerQuery = (viewerId: string | undefined, ownerId: string) =>
  queryOptions({
    queryKey: ['user', viewerId, 'decks', 'owner', ownerId],
    queryFn: () => readOwner(ownerId),
    persister: userQueryPersister(viewerId === ownerId ? ownerId : undefined),
    retry: 1,
    networkMode: 'always',
  })
