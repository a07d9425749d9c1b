import { usePageKeydown } from '#ui/usePageKeydown.ts'
import type { DeckBuild } from './useDeckDraft.ts'

/** Ctrl+Z undoes the last step, and Ctrl+Shift+Z or Ctrl+Y redoes it, except in text fields and dialogs. */
export function useHistoryKeys(change: DeckBuild['change']): void {
  usePageKeydown((event) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    change({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
  })
}
