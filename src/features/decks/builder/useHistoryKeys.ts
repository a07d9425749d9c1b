import { useEffect, useEffectEvent } from 'react'
import type { DeckBuild } from './useDeckDraft.ts'

/** A field has its own undo. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')

/** Ctrl+Z takes the last step back and Ctrl+Shift+Z or Ctrl+Y takes it again, unless a text is typed or a dialog is open. */
export function useHistoryKeys(change: DeckBuild['change']): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    change({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
