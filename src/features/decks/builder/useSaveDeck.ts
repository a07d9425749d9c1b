import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { v4 as makeUuid } from 'uuid'
import { track } from '#data/analytics/analytics.ts'
import { draftWasSaved, draftWentOn, saveSentId, readSentId } from '#data/decks/deckDrafts.ts'
import { reloadDecks } from '#data/decks/deckLists.ts'
import { createDeck, type DeckValues, updateDeck } from '#data/decks/decks.ts'
import { Failure } from '#data/backend/errors.ts'
import { cacheDeckLists } from '#data/decks/cacheDeckLists.ts'
import { announceStep } from '#data/account/onboardingEvents.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { deckLegality } from '#domain/decks/legality.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { showToast } from '#ui/toast.ts'
import { useIsMounted } from '#ui/useIsMounted.ts'
import { paths } from '#url/paths.ts'

/** What keeps a deck from being saved, before it is sent; undefined for one that can be (requirements §5, Deck save). */
export function saveProblem({ name, entries }: Pick<DeckValues, 'name' | 'entries'>): string | undefined {
  if (!plainLine(name)) return 'Please enter a deck name.'
  return entries.length === 0 ? 'Please add some cards to your deck.' : undefined
}

/**
 * Saves the deck and leads to its page (requirements §4, Deck builder, Deck creation), unless one has left meanwhile.
 * @param deckId the deck that is changed; undefined for a new one.
 * @param draftKey where the browser keeps it until then.
 */
export function useSaveDeck(deckId: string | undefined, draftKey: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  /** Under which this page's draft was sent, here or before; a tab that was open before builds another deck. */
  const [sentId, setSentId] = useState(() => readSentId(draftKey))

  const save = async (userId: string, values: DeckValues, cards: readonly DeckCard[]) => {
    // It is not sent later by itself: who comes back may have gone on with it, here or elsewhere.
    if (!navigator.onLine)
      return setProblem('You are offline. Your deck is kept in this browser: save it when you are back.')
    setProblem('')
    setSaving(true)
    // One that is no longer kept is that of a deck that another tab has saved meanwhile, which is not written over.
    const newId = sentId !== undefined && sentId === readSentId(draftKey) ? sentId : makeUuid()
    setSentId(newId)
    try {
      if (deckId) await updateDeck(deckId, values)
      else {
        saveSentId(draftKey, newId)
        await createDeck(userId, newId, values)
        track('create_deck', { legality: deckLegality(cards.map(({ card }) => card)) })
        announceStep('build-deck')
      }
      void reloadDecks(queryClient, userId)
        .then(() => cacheDeckLists(userId, queryClient))
        .catch(() => undefined)
      const id = deckId ?? newId
      draftWasSaved(draftKey, id, { ...values, description: values.description ?? '' })
      if (!isMounted()) return
      await navigate({ href: paths.deck(id) })
      draftWentOn(draftKey, id)
    } catch (error) {
      if (!isMounted()) showToast(describe(error))
      setProblem(describe(error))
      setSaving(false)
    }
  }
  return { save, isSaving, problem, setProblem }
}

export type DeckSaving = ReturnType<typeof useSaveDeck>

/** What the database said of the deck, else that it could not be asked (requirements §8, Deck save). */
function describe(error: unknown): string {
  const said = error instanceof Failure && error.kind !== 'offline'
  return said ? `Error saving deck: ${error.message}` : 'Failed to save deck. Please try again.'
}
