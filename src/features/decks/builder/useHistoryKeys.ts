import { usePageKeydown } from '#ui/usePageKeydown.ts'
import type { DeckBuild } from './useDeckDraft.ts'

/** Ctrl+Z takes the last step back and Ctrl+Shift+Z or Ctrl+Y takes it again, unless a text is typed or a dialog is open. */
export function useHistoryKeys(change: DeckBuild['change']): void {
  usePageKeydown((event) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    change({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
  })
}
