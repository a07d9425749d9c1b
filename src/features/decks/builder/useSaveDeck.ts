import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { v4 as makeUuid } from 'uuid'
import { track } from '#data/analytics/analytics.ts'
import { clearSavedDraft, linkDraftToDeck, saveSentId, readSentId } from '#data/decks/deckDrafts.ts'
import { reloadDecks } from '#data/decks/deckLists.ts'
import { type Deck, deckKey, type DeckValues } from '#data/decks/decks.ts'
import { createDeck, showSavedDeck, updateDeck } from '#data/decks/saveDeck.ts'
import { Failure } from '#data/backend/errors.ts'
import { cacheDeckLists } from '#data/offline/cacheUserData.ts'
import { useConnection } from '#data/offline/useConnection.ts'
import { announceStep } from '#data/account/onboardingEvents.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { deckLegality } from '#domain/decks/legality.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { showToast } from '#ui/toast.ts'
import { useIsMounted } from '#ui/useIsMounted.ts'
import { paths } from '#url/paths.ts'

const OFFLINE = 'You are offline. Your deck is saved on this device: save it again when you are back.'

/**
 * Checks a deck before it is sent (requirements §5, Deck save). @returns the reason why it cannot be saved; undefined if it
 * can.
 */
export function saveProblem({ name, entries }: Pick<DeckValues, 'name' | 'entries'>): string | undefined {
  if (!plainLine(name)) return 'Please enter a deck name.'
  return entries.length === 0 ? 'Please add some cards to your deck.' : undefined
}

/** A saved deck, and the version of it that is edited. */
export type EditedDeck = Pick<Deck, 'id' | 'updatedAt'>

/**
 * Saves the deck and opens its page (requirements §4, Deck builder, Deck creation), unless the member has left the builder.
 * @param edited the saved deck, if one is edited.
 * @param draftKey the browser's storage key of the draft.
 * @param isReady whether the stored draft has been read.
 */
export function useSaveDeck(edited: EditedDeck | undefined, draftKey: string, isReady: boolean) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const isOffline = useConnection() !== 'online'
  /**
   * The id under which this draft was sent, by this page or in an earlier visit. A tab that was opened before the draft was sent
   * builds another deck. Undefined if the draft was never sent; null until the draft has been read.
   */
  const [sentId, setSentId] = useState<string | null | undefined>(null)
  if (isReady && sentId === null) setSentId(readSentId(draftKey))

  const save = async (userId: string, values: DeckValues, cards: readonly DeckCard[]) => {
    // The mutation is not retried later, because the member may have changed the draft since, here or in another tab.
    if (!navigator.onLine) return setProblem(OFFLINE)
    setProblem('')
    setSaving(true)
    // A draft that is no longer stored belongs to a deck that another tab has saved, which must not be overwritten.
    const newId = sentId && sentId === readSentId(draftKey) ? sentId : makeUuid()
    setSentId(newId)
    try {
      if (edited) await updateDeck(edited.id, values, edited.updatedAt)
      else {
        saveSentId(draftKey, newId)
        await createDeck(userId, newId, values)
        track('create_deck', { legality: deckLegality(cards.map(({ card }) => card)) })
        announceStep('build-deck')
      }
      const id = edited?.id ?? newId
      showSavedDeck(queryClient, userId, id, values)
      // The page of the deck reads it, not the builder, which is still shown while that page loads.
      void reloadDecks(queryClient, userId, isMounted() ? 'none' : 'active')
        .then(() => cacheDeckLists(userId, queryClient))
        .catch(() => undefined)
      clearSavedDraft(draftKey, id, { ...values, description: values.description ?? '' })
      if (!isMounted()) return
      await navigate({ href: paths.deck(id) })
      linkDraftToDeck(draftKey, id)
    } catch (error) {
      if (edited && error instanceof Failure && error.kind === 'conflict') {
        // The builder reads the other version, and keeps this draft.
        showToast('This deck was changed elsewhere. Save again to replace that version, or discard your changes.')
        void queryClient.invalidateQueries({ queryKey: deckKey(edited.id, userId) })
      } else if (!isMounted()) showToast(describe(error))
      setProblem(describe(error))
      setSaving(false)
    }
  }
  return { save, isSaving, problem: problem === OFFLINE && !isOffline ? '' : problem, setProblem }
}

export type DeckSaving = ReturnType<typeof useSaveDeck>

/** The database's reason, or that it was unreachable (requirements §8, Deck save). */
function describe(error: unknown): string {
  const hasReason = error instanceof Failure && error.kind !== 'offline'
  return hasReason ? `Error saving deck: ${error.message}` : 'Failed to save deck. Please try again.'
}
