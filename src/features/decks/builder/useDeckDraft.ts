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
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import { type History, record, redo, startHistory, undo } from '#domain/decks/history.ts'

export type DraftStep =
  | { type: 'add' | 'remove'; card: string }
  | { type: 'set'; card: string; quantity: number }
  | { type: 'replace' | 'start'; entries: DeckDraft }
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
    case 'start':
      return startHistory(action.entries)
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

/** The values of a draft without its cards. */
const textOf = ({ name, description, isPublic }: DeckDraftValues) => ({ name, description, isPublic })

/**
 * The draft of the builder. Unsaved changes are stored in the browser under `key` and restored with `isRestored`. Until the
 * stored draft has been read, `isReady` is false, and the draft does not change.
 * @param saved the initial deck if nothing is stored.
 * @param viewer a member's id; null for a guest; undefined while the session is being restored.
 */
export function useDeckDraft(key: string, saved: DeckDraftValues, viewer: string | null | undefined) {
  const isHydrated = useIsHydrated()
  const [text, setText] = useState(textOf(saved))
  const [history, dispatch] = useReducer(step, saved.entries, startHistory<DeckDraft>)
  const entries = history.present
  const [isRestored, setRestored] = useState(false)
  /** The draft as the builder has opened it. */
  const [first, setFirst] = useState<DeckDraftValues>()
  const isReady = first !== undefined
  if (!isReady && isHydrated && viewer !== undefined) {
    const draft = adoptDeckDraft(key, viewer) ?? saved
    setFirst(draft)
    setText(textOf(draft))
    dispatch({ type: 'start', entries: draft.entries })
    setRestored(!isSameDraft(draft, saved))
  }

  useEffect(() => {
    if (!isReady || viewer === undefined) return
    const draft = { ...text, entries }
    if (!isSameDraft(draft, saved)) saveDeckDraft(key, viewer, draft)
    // The stored draft of another visitor stays for them.
    else if (readDeckDraft(key, viewer)) {
      const other = draftOfAnotherTab(key, viewer)
      // A change in this tab does not delete the draft of another tab either.
      if (!other || isSameDraft(draft, other)) clearDeckDraft(key)
    }
  }, [isReady, key, viewer, text, entries, saved])

  /** The draft of another tab that this tab continues, and so may overwrite. */
  const shared = useRef<DeckDraftValues>(undefined)
  const handleOtherDraft = useEffectEvent(() => {
    if (!first || viewer === undefined) return
    const [draft, other] = [{ ...text, entries }, draftOfAnotherTab(key, viewer)]
    if (!other) return
    if (isSameDraft(draft, other)) shared.current = draft
    else if (![shared.current ?? first, saved].some((known) => isSameDraft(draft, known)))
      saveDraftBeside(key, viewer, draft)
  })
  useEffect(() => {
    const onStorage = () => handleOtherDraft()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  const change = useCallback(
    (action: DraftStep) => {
      if (isReady) dispatch(action)
    },
    [isReady],
  )
  const write = useCallback((values: Partial<typeof text>) => setText((before) => ({ ...before, ...values })), [])
  /** Restores the deck as it was saved. */
  const discard = () => {
    setText(textOf(saved))
    change({ type: 'replace', entries: saved.entries })
    setRestored(false)
  }
  return { ...text, entries, history, change, write, discard, isRestored, isReady }
}

export type DeckBuild = ReturnType<typeof useDeckDraft>
