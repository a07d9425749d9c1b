import { useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { DraftLists } from '#domain/decks/deckDraft.ts'
import { describeDraftChange, describeDraftSize, describeMaybeChange } from '#domain/decks/describeDraftChange.ts'

/**
 * A text for screen readers about the last change of the draft, or about its size before the first change. Restoring a draft
 * is not a change.
 */
export function useDraftStatus(
  { entries, maybeboard, isReady }: DraftLists & { readonly isReady: boolean },
  byId: ReadonlyMap<string, Card>,
): string {
  const [status, setStatus] = useState({ entries, maybeboard, isReady, text: describeDraftSize(entries) })
  const describe = (): string => {
    if (!status.isReady) return describeDraftSize(entries)
    const onlyMaybe = status.entries === entries ? describeMaybeChange(status.maybeboard, maybeboard, byId) : null
    return onlyMaybe ?? describeDraftChange(status.entries, entries, byId)
  }
  if (status.entries !== entries || status.maybeboard !== maybeboard || status.isReady !== isReady)
    setStatus({ entries, maybeboard, isReady, text: describe() })
  return status.text
}
