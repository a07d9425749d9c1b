import type { QueryClient } from '@tanstack/react-query'
import type { Card } from '#domain/cards/card.ts'
import { copyLimit } from '#domain/decks/copyLimit.ts'
import { copiesOf, type DeckDraft, NO_PLAN, setCopies } from '#domain/decks/deckDraft.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { Failure, isOffline } from '../backend/errors.ts'
import { cacheDeckLists } from '../offline/cacheUserData.ts'
import {
  adoptDeckDraft,
  clearDeckDraft,
  draftKeys,
  type DeckDraftValues,
  isSameDraft,
  saveDeckDraft,
} from './deckDrafts.ts'
import { reloadDecks } from './deckLists.ts'
import { deckQuery } from './decks.ts'
import { showSavedDeck, updateDeck } from './saveDeck.ts'

/** The copies of a card in a deck after a change. */
export type DeckCopies = {
  /** Null for the new deck of the builder. */
  readonly deckId: string | null
  /** Empty for a new deck without a name. */
  readonly deckName: string
  /** Whether the deck is saved. Otherwise the change is in the draft that the builder shows. */
  readonly isSaved: boolean
  /** The copies before the change; equal to `copies` if a limit prevented the change. */
  readonly before: number
  readonly copies: number
  /** All cards of the deck. */
  readonly total: number
}

const NEW_DECK: DeckDraftValues = { name: '', description: '', isPublic: true, entries: [], ...NO_PLAN }

/**
 * Changes the copies of a card in a member's deck, within the limits of `setCopies`, without the builder. A deck with unsaved
 * changes on this device, or any deck without a connection, gets the change in its draft, so that saving the draft does not undo
 * it (decision 049).
 * @param deckId null for the new deck of the builder.
 * @param copiesAfter computes the wanted copies from the present ones.
 * @throws Failure if the deck cannot be read, is gone, or the backend refuses it.
 */
export async function changeDeckCopies(
  queryClient: QueryClient,
  userId: string,
  {
    deckId,
    card: { id: card, text },
    copiesAfter,
  }: {
    deckId: string | null
    card: Pick<Card, 'id' | 'text'>
    copiesAfter: (before: number) => number
  },
): Promise<DeckCopies> {
  const change = (entries: DeckDraft) =>
    setCopies(entries, card, copiesAfter(copiesOf(entries, card)), copyLimit({ text }))
  const describe = (name: string, isSaved: boolean, before: DeckDraft, after: DeckDraft): DeckCopies => ({
    deckId,
    deckName: name,
    isSaved,
    before: copiesOf(before, card),
    copies: copiesOf(after, card),
    total: countCards(after),
  })
  const key = deckId === null ? draftKeys.newDeck : draftKeys.edit(deckId)
  const changeDraft = (draft: DeckDraftValues) => {
    const entries = change(draft.entries)
    const changed = { ...draft, entries }
    // Undo of the first card leaves no draft.
    if (deckId === null && isSameDraft(changed, NEW_DECK)) clearDeckDraft(key)
    else if (entries !== draft.entries) saveDeckDraft(key, userId, changed)
    return describe(draft.name, false, draft.entries, entries)
  }

  const stored = await adoptDeckDraft(key, userId)
  if (deckId === null) return changeDraft(stored ?? NEW_DECK)
  if (stored) return changeDraft(stored)
  const deck = await queryClient.query({ ...deckQuery(deckId, userId), staleTime: 0 })
  if (!deck) throw new Failure('notFound', 'Deck not found')
  const { name, description, isPublic, maybeboard, notes, leader } = deck
  const entries = change(deck.entries)
  if (entries === deck.entries) return describe(name, true, deck.entries, entries)
  const asDraft = { name, description: description ?? '', isPublic, entries: deck.entries, maybeboard, notes, leader }
  if (!navigator.onLine) return changeDraft(asDraft)
  const values = { name, description, isPublic, entries, maybeboard, notes, leader }
  try {
    await updateDeck(deckId, values, deck.updatedAt)
  } catch (error) {
    // The backend may have saved the change although its response was lost. Then the draft equals the saved deck.
    if (isOffline(error)) return changeDraft(asDraft)
    throw error
  }
  showSavedDeck(queryClient, userId, deckId, values)
  void queryClient.invalidateQueries({ queryKey: ['decks', 'with-card', card] })
  void reloadDecks(queryClient, userId)
    .then(() => cacheDeckLists(userId, queryClient))
    .catch(() => undefined)
  return describe(name, true, deck.entries, entries)
}
