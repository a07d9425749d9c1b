import type { QueryClient } from '@tanstack/react-query'
import type { CardNotes } from '#domain/decks/deckDraft.ts'
import { countCards, type DeckEntry } from '#domain/decks/deckRules.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { memberClient } from '../backend/backend.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { updateUserData } from '../offline/userQueries.ts'
import { requireSession } from '../session/viewer.ts'
import { isSameDraft } from './deckDrafts.ts'
import { type Deck, deckKey, type DeckValues, readDeck } from './decks.ts'

/**
 * Saves a new deck (requirements §4, Deck creation). The caller makes its id, so that a retry after a lost answer makes no
 * second deck, but updates the first one.
 */
export async function createDeck(userId: string, id: string, values: DeckValues): Promise<void> {
  requireSession(userId, 'User must be authenticated to create decks')
  const { tables } = await memberClient()
  const { error } = await tables.from('decks').insert({ ...toRow(values), id, user_id: userId, tags: [] })
  if (!error) return
  const failure = toFailure(error, 'Failed to create deck')
  if (failure.kind !== 'conflict') throw failure
  await updateDeck(id, values)
}

/** The version of each deck that this tab has saved last. It may not have been read again. */
const savedVersions = new Map<string, string>()

/**
 * Saves a changed deck.
 * @param since `updatedAt` of the changed version; undefined to replace any version.
 * @throws Failure of the kind `conflict` if other values were saved elsewhere meanwhile.
 */
export async function updateDeck(id: string, values: DeckValues, since?: string): Promise<void> {
  const { tables } = await memberClient()
  const change = tables.from('decks').update(toRow(values)).eq('id', id)
  const known = since === undefined ? undefined : [...new Set([since, savedVersions.get(id) ?? since])]
  const { data, error } = await (known ? change.in('updated_at', known) : change).select('updated_at')
  if (error) throw toFailure(error, 'Failed to update deck')
  const [saved] = data
  if (saved) {
    savedVersions.set(id, saved.updated_at)
    return
  }
  const other = since === undefined ? null : await readDeck(id)
  if (!other) throw new Failure('notFound', 'Failed to update deck')
  // The values were saved, but the answer was lost.
  if (isSaved(values, other)) return
  throw new Failure('conflict', 'It was changed elsewhere in the meantime.')
}

const isSaved = (values: DeckValues, { description, ...deck }: Deck): boolean =>
  isSameDraft(
    { ...values, name: plainLine(values.name), description: values.description?.trim() ?? '' },
    { ...deck, description: description ?? '' },
  )

/** Shows a saved deck at once, and persists it for pages without a connection. */
export function showSavedDeck(queryClient: QueryClient, userId: string, id: string, values: DeckValues): void {
  const { name, description, total_cards: totalCards } = toRow(values)
  const { isPublic, entries, maybeboard, notes, leader } = values
  void updateUserData<Deck | null>(
    queryClient,
    userId,
    deckKey(id, userId),
    (deck) => deck && { ...deck, name, description, isPublic, entries, maybeboard, notes, leader, totalCards },
  )
}

const toList = (entries: readonly DeckEntry[]) => entries.map(({ card, quantity }) => ({ card, quantity }))

/** The maximum number of notes (`decks_notes_are_short`). */
const MAX_NOTES = 100

/** The notes on cards of the deck that are not blank. */
const toNotes = (notes: CardNotes, cards: ReadonlySet<string>): CardNotes =>
  Object.fromEntries(
    Object.entries(notes)
      .map(([card, note]) => [card, plainLine(note)] as const)
      .filter(([card, note]) => note && cards.has(card))
      .slice(0, MAX_NOTES),
  )

const toRow = ({ name, description, isPublic, entries, maybeboard, notes, leader }: DeckValues) => ({
  name: plainLine(name),
  description: description?.trim() || null,
  is_public: isPublic,
  cards: toList(entries),
  maybeboard: toList(maybeboard),
  notes: toNotes(notes, new Set([...entries, ...maybeboard].map(({ card }) => card))),
  leader,
  total_cards: countCards(entries),
})
