import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import {
  type DeckDraftValues,
  draftOfAnotherTab,
  clearDeckDraft,
  isSameDraft,
  saveDraftBeside,
  saveDeckDraft,
  readDeckDraft,
  adoptDeckDraft,
} from '#data/decks/deckDrafts.ts'
import { addCopy, clearDraft, type DeckDraft, removeCopy, replaceDraft, setCopies } from '#domain/decks/deckDraft.ts'
import { type History, record, redo, startHistory, undo } from '#domain/decks/history.ts'

export type DraftStep =
  | { type: 'add' | 'remove'; card: string }
  | { type: 'set'; card: string; quantity: number }
  | { type: 'replace'; entries: DeckDraft }
  | { type: 'clear' | 'undo' | 'redo' }

function step(history: History<DeckDraft>, action: DraftStep): History<DeckDraft> {
  const draft = history.present
  switch (action.type) {
    case 'add':
      return record(history, addCopy(draft, action.card))
    case 'remove':
      return record(history, removeCopy(draft, action.card))
    case 'set':
      return record(history, setCopies(draft, action.card, action.quantity))
    case 'replace':
      return record(history, replaceDraft(draft, action.entries))
    case 'clear':
      return record(history, clearDraft(draft))
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
  }
}

/**
 * The draft of the builder. Unsaved changes are stored in the browser under `key` and restored with `isRestored`.
 * @param saved the initial deck if nothing is stored.
 * @param viewer a member's id, or null for a guest.
 */
export function useDeckDraft(key: string, saved: DeckDraftValues, viewer: string | null) {
  const [stored] = useState(() => adoptDeckDraft(key, viewer))
  const first = stored ?? saved
  const [text, setText] = useState({ name: first.name, description: first.description, isPublic: first.isPublic })
  const [history, change] = useReducer(step, first.entries, startHistory<DeckDraft>)
  const entries = history.present
  const [isRestored, setRestored] = useState(stored !== null && !isSameDraft(stored, saved))

  useEffect(() => {
    const draft = { ...text, entries }
    if (!isSameDraft(draft, saved)) saveDeckDraft(key, viewer, draft)
    // The stored draft of another visitor stays for them.
    else if (readDeckDraft(key, viewer)) {
      const other = draftOfAnotherTab(key, viewer)
      // A change in this tab does not delete the draft of another tab either.
      if (!other || isSameDraft(draft, other)) clearDeckDraft(key)
    }
  }, [key, viewer, text, entries, saved])

  /** The draft of another tab that this tab continues, and so may overwrite. */
  const shared = useRef(first)
  const handleOtherDraft = useEffectEvent(() => {
    const [draft, other] = [{ ...text, entries }, draftOfAnotherTab(key, viewer)]
    if (!other) return
    if (isSameDraft(draft, other)) shared.current = draft
    else if (![shared.current, saved].some((known) => isSameDraft(draft, known))) saveDraftBeside(key, viewer, draft)
  })
  useEffect(() => {
    const onStorage = () => handleOtherDraft()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  const write = useCallback((values: Partial<typeof text>) => setText((before) => ({ ...before, ...values })), [])
  /** Restores the deck as it was saved. */
  const discard = () => {
    setText({ name: saved.name, description: saved.description, isPublic: saved.isPublic })
    change({ type: 'replace', entries: saved.entries })
    setRestored(false)
  }
  return { ...text, entries, history, change, write, discard, isRestored }
}

export type DeckBuild = ReturnType<typeof useDeckDraft>
