import { useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { DraftLists } from '#domain/decks/deckDraft.ts'
import { describeDraftChange, describeDraftSize, describeMaybeChange } from '#domain/decks/describeDraftChange.ts'

/** A text for screen readers about the last change of the draft, or about its size before the first change. */
export function useDraftStatus({ entries, maybeboard }: DraftLists, byId: ReadonlyMap<string, Card>): string {
  const [status, setStatus] = useState({ entries, maybeboard, text: describeDraftSize(entries) })
  if (status.entries !== entries || status.maybeboard !== maybeboard) {
    const isOnlyMaybe = status.entries === entries
    const text =
      (isOnlyMaybe ? describeMaybeChange(status.maybeboard, maybeboard, byId) : null) ??
      describeDraftChange(status.entries, entries, byId)
    setStatus({ entries, maybeboard, text })
  }
  return status.text
}
