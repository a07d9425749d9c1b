import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import * as v from 'valibot'
import type { CardNotes } from '#domain/decks/deckDraft.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import type { Legality } from '#domain/decks/legality.ts'
import { isUuid } from '#domain/ids/isUuid.ts'
import { memberClient } from '../backend/backend.ts'
import type { Database } from '../backend/database.gen.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { updateUserData, userQueryPersister } from '../offline/userQueries.ts'
import { requireSession, tablesAs, viewerTables } from '../session/viewer.ts'

/** A deck as its page shows it (requirements §3, decks). Dates are ISO dates and times. */
export type Deck = {
  readonly id: string
  readonly name: string
  /** The Deck Guide; null where its author wrote none. */
  readonly description: string | null
  readonly userId: string
  /** The name of its author; null if the author's profile is private. */
  readonly author: string | null
  readonly isPublic: boolean
  readonly legality: Legality
  readonly entries: readonly DeckEntry[]
  /** Cards that the author may add to the deck. They are not part of it. */
  readonly maybeboard: readonly DeckEntry[]
  readonly notes: CardNotes
  /** The full name of the card that leads it in Format Coconut; null without one. */
  readonly leader: string | null
  /** Whether the versions are as visible as the deck. */
  readonly showsVersions: boolean
  readonly totalCards: number
  readonly favoriteCount: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** The values of a deck that its author sets; the database computes the others. */
export type DeckValues = {
  readonly name: string
  readonly description: string | null
  readonly isPublic: boolean
  readonly entries: readonly DeckEntry[]
  readonly maybeboard: readonly DeckEntry[]
  readonly notes: CardNotes
  readonly leader: string | null
}

/** The columns of a `DeckRow`. */
export const DECK_COLUMNS =
  'id,name,description,user_id,is_public,legality,cards,maybeboard,notes,leader,shows_versions,total_cards,' +
  'favorite_count,created_at,updated_at,user_profiles(display_name,username)'

/** A row of `decks` with its author, if the viewer may see the author. */
export type DeckRow = Database['public']['Tables']['decks']['Row'] & {
  user_profiles: { display_name: string | null; username: string } | null
}

const cardsSchema = v.array(v.object({ card: v.string(), quantity: v.number() }))

const notesSchema = v.record(v.string(), v.string())

/** Parses the cards of a deck (`decks.cards`). */
export const toEntries = (cards: unknown): readonly DeckEntry[] => v.parse(cardsSchema, cards)

type SharedRow = Omit<
  DeckRow,
  | 'description'
  | 'user_profiles'
  | 'cards'
  | 'maybeboard'
  | 'notes'
  | 'leader'
  | 'shows_versions'
  | 'inks'
  | 'is_visible'
  | 'tags'
> & {
  cards: unknown
}

/** Converts the columns that a deck's row in the table and its row in a list have in common. */
export const toSharedDeck = (row: SharedRow) => ({
  id: row.id,
  name: row.name,
  userId: row.user_id,
  isPublic: row.is_public,
  legality: row.legality === 'core' ? ('core' as const) : ('infinity' as const),
  entries: toEntries(row.cards),
  totalCards: row.total_cards,
  favoriteCount: row.favorite_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** Converts a row to a deck. */
export const toDeck = (row: DeckRow): Deck => ({
  ...toSharedDeck(row),
  description: row.description,
  maybeboard: toEntries(row.maybeboard),
  notes: v.parse(notesSchema, row.notes),
  leader: row.leader,
  showsVersions: row.shows_versions,
  author: row.user_profiles && (row.user_profiles.display_name || row.user_profiles.username),
})

/** Reads a deck; null if the viewer may not see it, or there is none. */
export async function readDeck(id: string): Promise<Deck | null> {
  if (!isUuid(id)) return null
  const tables = await viewerTables()
  const { data, error } = await tables.from('decks').select(DECK_COLUMNS).eq('id', id).maybeSingle<DeckRow>()
  if (error) throw toFailure(error, 'Failed to fetch deck')
  return data && toDeck(data)
}

/** Whether a query has answered with a deck of this user. */
const isDeckOf = (userId: string | undefined) => (deck: unknown) =>
  v.is(v.object({ userId: v.string() }), deck) && deck.userId === userId

/** The query key of a deck as the viewer may see it. */
export const deckKey = (id: string, viewerId: string | undefined) => ['user', viewerId, 'deck', id] as const

/**
 * A deck if the viewer may see it, else null. The key names the viewer, because others may see less. The viewer's decks
 * are persisted.
 */
export const deckQuery = (id: string, viewerId: string | undefined) =>
  queryOptions({
    queryKey: deckKey(id, viewerId),
    queryFn: () => readDeck(id),
    // A deck that its author has deleted on another device is deleted from this one too.
    persister: userQueryPersister(viewerId, isDeckOf(viewerId)),
    retry: 1,
    // Without a connection the query fails at once, and does not wait for one.
    networkMode: 'always',
  })

async function readIsFavorite(userId: string, deckId: string, known = false): Promise<boolean> {
  const { tables } = await memberClient()
  const { data, error } = await tables
    .from('deck_favorites')
    .select('id')
    .eq('user_id', userId)
    .eq('deck_id', deckId)
    .maybeSingle()
  // If it cannot be read, the last known value stays. Without one the deck counts as not favorited (requirements §4).
  return error ? known : data !== null
}

/** Whether a deck is among the viewer's favorites; it never fails. */
export const isFavoriteQuery = (deckId: string, viewerId: string | undefined) =>
  queryOptions({
    queryKey: ['user', viewerId, 'favorite', deckId],
    queryFn: viewerId
      ? ({ client, queryKey }) => readIsFavorite(viewerId, deckId, client.getQueryData<boolean>(queryKey))
      : skipToken,
  })

/** Makes a user's deck public, and shows that at once. */
export async function publishDeck(queryClient: QueryClient, userId: string, id: string): Promise<void> {
  const tables = await tablesAs(userId, 'You must be logged in to share decks.')
  const { data, error } = await tables.from('decks').update({ is_public: true }).eq('id', id).select('id')
  if (error) throw toFailure(error, 'Failed to update deck')
  if (data.length === 0) throw new Failure('notFound', 'Failed to update deck')
  void updateUserData<Deck | null>(
    queryClient,
    userId,
    deckKey(id, userId),
    (deck) => deck && { ...deck, isPublic: true },
  )
}

/** Deletes a user's deck (requirements §5, Deck deletion). It succeeds if the deck is gone already. */
export async function deleteDeck(id: string, userId: string): Promise<void> {
  const tables = await tablesAs(userId, 'You must be logged in to delete decks.')
  const { error } = await tables.from('decks').delete().eq('id', id).eq('user_id', userId)
  if (error) throw toFailure(error, 'Failed to delete deck')
}

/** Adds a deck to the viewer's favorites or removes it; adding it twice does not fail. */
export async function setFavorite(userId: string, deckId: string, isFavorite: boolean): Promise<void> {
  requireSession(userId, 'User must be authenticated to favorite decks')
  if (!navigator.onLine) throw new Failure('offline', 'You are offline. Favorites can be changed when you are back.')
  const { tables } = await memberClient()
  const favorites = tables.from('deck_favorites')
  const { error } = isFavorite
    ? await favorites.insert({ user_id: userId, deck_id: deckId })
    : await favorites.delete().eq('user_id', userId).eq('deck_id', deckId)
  if (!error) return
  const failure = toFailure(error, 'Failed to toggle favorite')
  if (failure.kind !== 'conflict') throw failure
}
