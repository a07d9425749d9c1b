import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import {
  type DeckDraftValues,
  draftOfAnotherTab,
  clearDeckDraft,
  isSameDraft,
  keepBeside,
  saveDeckDraft,
  readDeckDraft,
  takeDeckDraft,
} from '#data/decks/deckDrafts.ts'
import { addCopy, clearDraft, type DeckDraft, removeCopy, replaceDraft } from '#domain/decks/deckDraft.ts'
import { type History, record, redo, startHistory, undo } from '#domain/decks/history.ts'

export type DraftStep =
  | { type: 'add' | 'remove'; card: string }
  | { type: 'replace'; entries: DeckDraft }
  | { type: 'clear' | 'undo' | 'redo' }

function step(history: History<DeckDraft>, action: DraftStep): History<DeckDraft> {
  const draft = history.present
  switch (action.type) {
    case 'add':
      return record(history, addCopy(draft, action.card))
    case 'remove':
      return record(history, removeCopy(draft, action.card))
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
 * The deck that is being built. What is unsaved is kept in the browser under `key`, and comes back with `isRestored`.
 * @param saved the deck to begin with where nothing is kept.
 * @param viewer a member's id, or null for a guest.
 */
export function useDeckDraft(key: string, saved: DeckDraftValues, viewer: string | null) {
  const [kept] = useState(() => takeDeckDraft(key, viewer))
  const first = kept ?? saved
  const [text, setText] = useState({ name: first.name, description: first.description, isPublic: first.isPublic })
  const [history, change] = useReducer(step, first.entries, startHistory<DeckDraft>)
  const entries = history.present
  const [isRestored, setRestored] = useState(kept !== null && !isSameDraft(kept, saved))

  useEffect(() => {
    const draft = { ...text, entries }
    if (!isSameDraft(draft, saved)) saveDeckDraft(key, viewer, draft)
    // What somebody else has left unsaved is there for when they come back.
    else if (readDeckDraft(key, viewer)) {
      const other = draftOfAnotherTab(key, viewer)
      // Nor is what another tab builds given up with what this one does.
      if (!other || isSameDraft(draft, other)) clearDeckDraft(key)
    }
  }, [key, viewer, text, entries, saved])

  /** The draft as another tab has it as well, to go on from: it may be written over. */
  const shared = useRef(first)
  const hearOther = useEffectEvent(() => {
    const [draft, other] = [{ ...text, entries }, draftOfAnotherTab(key, viewer)]
    if (!other) return
    if (isSameDraft(draft, other)) shared.current = draft
    else if (![shared.current, saved].some((known) => isSameDraft(draft, known))) keepBeside(key, viewer, draft)
  })
  useEffect(() => {
    const hear = () => hearOther()
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [])

  const write = useCallback((values: Partial<typeof text>) => setText((before) => ({ ...before, ...values })), [])
  /** Back to the deck as it was saved. */
  const discard = () => {
    setText({ name: saved.name, description: saved.description, isPublic: saved.isPublic })
    change({ type: 'replace', entries: saved.entries })
    setRestored(false)
  }
  return { ...text, entries, history, change, write, discard, isRestored }
}

export type DeckBuild = ReturnType<typeof useDeckDraft>
