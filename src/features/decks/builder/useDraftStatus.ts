import { useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { DeckDraft } from '#domain/decks/deckDraft.ts'
import { describeDraftChange, describeDraftSize } from '#domain/decks/describeDraftChange.ts'

/** A text for screen readers about the last change of the draft, or about its size before the first change. */
export function useDraftStatus(entries: DeckDraft, byId: ReadonlyMap<string, Card>): string {
  const [status, setStatus] = useState({ entries, text: describeDraftSize(entries) })
  if (status.entries !== entries) setStatus({ entries, text: describeDraftChange(status.entries, entries, byId) })
  return status.text
}
