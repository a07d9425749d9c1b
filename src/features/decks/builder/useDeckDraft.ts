import { useCallback, useEffect, useReducer, useState } from 'react'
import { type DeckDraftValues, forgetDeckDraft, isSameDraft, keepDeckDraft, readDeckDraft } from '#data/deckDrafts.ts'
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
  const [kept] = useState(() => readDeckDraft(key, viewer))
  const first = kept ?? saved
  const [text, setText] = useState({ name: first.name, description: first.description, isPublic: first.isPublic })
  const [history, change] = useReducer(step, first.entries, startHistory<DeckDraft>)
  const entries = history.present
  const [isRestored, setRestored] = useState(kept !== null && !isSameDraft(kept, saved))

  useEffect(() => {
    const draft = { ...text, entries }
    if (!isSameDraft(draft, saved)) keepDeckDraft(key, viewer, draft)
    // What somebody else has left unsaved is there for when they come back.
    else if (readDeckDraft(key, viewer)) forgetDeckDraft(key)
  }, [key, viewer, text, entries, saved])

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
