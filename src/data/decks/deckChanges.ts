import type { QueryClient } from '@tanstack/react-query'
import { v4 as makeUuid } from 'uuid'
import { cancelAndInvalidate } from '../backend/cancelAndInvalidate.ts'
import { reloadMatches } from '../matches/matches.ts'
import { tabChannel } from '../tabChannel.ts'

/** A message to the other tabs of this browser: a member's decks have changed. */
type DeckChange = {
  /** The tab that has sent it. */
  readonly tabId: string
  readonly userId: string
  /** Whether a deck was deleted, and its matches with it. */
  readonly isDeletion: boolean
}

const tabId = makeUuid()

const channel = tabChannel<DeckChange>('lorefolio.decks')

/** Tells the other tabs of this browser that a member's decks have changed. */
export function announceDeckChange(userId: string, isDeletion = false): void {
  channel.publish({ tabId, userId, isDeletion })
}

/**
 * Refetches a member's decks when another tab of this browser has changed them: visible ones at once, others when they are
 * shown again.
 * @param isBuilding whether this tab shows the deck builder. Its deck is refetched only when another page shows it, so that
 * saving reports the conflict.
 * @returns a function that stops this.
 */
export function followDeckChanges(queryClient: QueryClient, isBuilding: () => boolean): () => void {
  return channel.subscribe((change) => {
    if (change.tabId === tabId) return
    const keyOf = (what: 'deck' | 'decks' | 'favorite') => ['user', change.userId, what]
    void cancelAndInvalidate(queryClient, keyOf('decks'))
    void cancelAndInvalidate(queryClient, keyOf('favorite'))
    if (isBuilding()) void queryClient.invalidateQueries({ queryKey: keyOf('deck'), refetchType: 'none' })
    else void cancelAndInvalidate(queryClient, keyOf('deck'))
    if (change.isDeletion) void reloadMatches(queryClient, change.userId)
  })
}
