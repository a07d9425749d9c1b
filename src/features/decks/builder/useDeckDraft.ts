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
  mayAdoptDraft,
} from '#data/decks/deckDrafts.ts'
import {
  addCopy,
  clearDraft,
  copiesOf,
  type DeckDraft,
  type DraftLists,
  moveToDeck,
  moveToMaybeboard,
  removeCopy,
  replaceDraft,
  setCopies,
  setMaybeCopies,
} from '#domain/decks/deckDraft.ts'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import { type History, record, redo, startHistory, undo } from '#domain/decks/history.ts'

export type DraftStep =
  | { type: 'remove' | 'addMaybe' | 'toMaybeboard'; card: string }
  /** `limit`: the maximum number of copies of the card. */
  | { type: 'add' | 'toDeck'; card: string; limit: number }
  | { type: 'set'; card: string; quantity: number; limit: number }
  | { type: 'setMaybe'; card: string; quantity: number }
  | { type: 'replace'; entries: DeckDraft }
  | { type: 'start' | 'reset'; lists: DraftLists }
  | { type: 'clear' | 'undo' | 'redo' }

function step(history: History<DraftLists>, action: DraftStep): History<DraftLists> {
  const { present } = history
  const { entries, maybeboard } = present
  const change = (lists: Partial<DraftLists>) => {
    const after = { ...present, ...lists }
    return after.entries === entries && after.maybeboard === maybeboard ? history : record(history, after)
  }
  switch (action.type) {
    case 'add':
      return change({ entries: addCopy(entries, action.card, action.limit) })
    case 'remove':
      return change({ entries: removeCopy(entries, action.card) })
    case 'set':
      return change({ entries: setCopies(entries, action.card, action.quantity, action.limit) })
    case 'addMaybe':
      return change({ maybeboard: setMaybeCopies(maybeboard, action.card, copiesOf(maybeboard, action.card) + 1) })
    case 'setMaybe':
      return change({ maybeboard: setMaybeCopies(maybeboard, action.card, action.quantity) })
    case 'toMaybeboard':
      return change(moveToMaybeboard(present, action.card))
    case 'toDeck':
      return change(moveToDeck(present, action.card, action.limit))
    case 'start':
      return startHistory(action.lists)
    case 'reset':
      return change({
        entries: replaceDraft(entries, action.lists.entries),
        maybeboard: replaceDraft(maybeboard, action.lists.maybeboard),
      })
    case 'replace':
      return change({ entries: replaceDraft(entries, action.entries) })
    case 'clear':
      return change({ entries: clearDraft(entries) })
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
  }
}

/** The values of a draft without its lists. */
const textOf = ({ name, description, isPublic, notes, leader }: DeckDraftValues) => ({
  name,
  description,
  isPublic,
  notes,
  leader,
})

const listsOf = ({ entries, maybeboard }: DeckDraftValues): DraftLists => ({ entries, maybeboard })

/**
 * The draft of the builder. Unsaved changes are stored in the browser under `key` and restored with `isRestored`. Until the
 * stored draft has been read, `isReady` is false, and the draft does not change.
 * @param saved the deck as it was saved. If another version of it is saved elsewhere, a draft with changes stays, with its steps
 * and with `isRestored`; one without changes becomes that version.
 * @param viewer a member's id; null for a guest; undefined while the session is being restored.
 */
export function useDeckDraft(key: string, saved: DeckDraftValues, viewer: string | null | undefined) {
  const isHydrated = useIsHydrated()
  const [text, setText] = useState(textOf(saved))
  const [history, dispatch] = useReducer(step, listsOf(saved), startHistory<DraftLists>)
  const { entries, maybeboard } = history.present
  const [isRestored, setRestored] = useState(false)
  /** The draft when the builder was opened; undefined until then. */
  const [first, setFirst] = useState<DeckDraftValues>()
  const isReady = first !== undefined
  /** Whether drafts of closed tabs were looked for. */
  const [hasLooked, setHasLooked] = useState(false)
  useEffect(() => {
    if (isReady || viewer === undefined) return
    const start = () => setHasLooked(true)
    adoptDeckDraft(key, viewer).then(start, start)
  }, [isReady, key, viewer])
  if (!isReady && isHydrated && viewer !== undefined && (hasLooked || !mayAdoptDraft(key, viewer))) {
    const draft = readDeckDraft(key, viewer) ?? saved
    setFirst(draft)
    setText(textOf(draft))
    dispatch({ type: 'start', lists: listsOf(draft) })
    setRestored(!isSameDraft(draft, saved))
  }
  /** The deck as it was saved, of which the draft has the changes. */
  const [base, setBase] = useState(saved)
  if (isReady && base !== saved) {
    setBase(saved)
    const draft = { ...text, entries, maybeboard }
    const isOtherVersion = !isSameDraft(saved, base)
    if (isOtherVersion && isSameDraft(draft, base)) {
      setFirst(saved)
      setText(textOf(saved))
      dispatch({ type: 'start', lists: listsOf(saved) })
    } else if (isOtherVersion) setRestored(!isSameDraft(draft, saved))
  }

  useEffect(() => {
    if (!isReady || viewer === undefined) return
    const draft = { ...text, entries, maybeboard }
    if (!isSameDraft(draft, saved)) saveDeckDraft(key, viewer, draft)
    // The stored draft of another visitor stays for them.
    else if (readDeckDraft(key, viewer)) {
      const other = draftOfAnotherTab(key, viewer)
      // A change in this tab does not delete the draft of another tab either.
      if (!other || isSameDraft(draft, other)) clearDeckDraft(key)
    }
  }, [isReady, key, viewer, text, entries, maybeboard, saved])

  /** The draft of another tab that this tab continues, and so may overwrite. */
  const shared = useRef<DeckDraftValues>(undefined)
  const handleOtherDraft = useEffectEvent(() => {
    if (!first || viewer === undefined) return
    const [draft, other] = [{ ...text, entries, maybeboard }, draftOfAnotherTab(key, viewer)]
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
    change({ type: 'reset', lists: listsOf(saved) })
    setRestored(false)
  }
  return { ...text, entries, maybeboard, history, change, write, discard, isRestored, isReady }
}

export type DeckBuild = ReturnType<typeof useDeckDraft>
