import { v4 as makeUuid } from 'uuid'
import * as v from 'valibot'
import { compareText } from '#domain/cards/foldText.ts'
import type { CardNotes } from '#domain/decks/deckDraft.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { prefixedStorage } from '../offline/prefixedStorage.ts'
import { holdLock, runIfLockIsFree } from '../offline/tabLock.ts'
import { USER_STORAGE_PREFIX } from '../offline/userStorage.ts'

/** A deck in the builder, which is stored in this browser until the user saves it. */
export type DeckDraftValues = {
  readonly name: string
  readonly description: string
  readonly isPublic: boolean
  readonly entries: readonly DeckEntry[]
  readonly maybeboard: readonly DeckEntry[]
  readonly notes: CardNotes
  readonly leader: string | null
}

/** The keys of the drafts of the builder. */
export const draftKeys = {
  newDeck: 'new',
  edit: (deckId: string) => `edit-${deckId}`,
  /** A new deck that starts as a copy. */
  copy: (deckId: string) => `copy-${deckId}`,
}

const drafts = prefixedStorage(`${USER_STORAGE_PREFIX}deck-draft.`)

/** The ids under which drafts of new decks were sent. The responses may have been lost. */
const sentIds = prefixedStorage(`${USER_STORAGE_PREFIX}deck-id.`)

/** The id of this page, because another tab may store a draft under the same key. */
const THIS_PAGE = makeUuid()

/** The name of the lock that a page holds once it has stored a draft under a separate name, until its tab is closed. */
const lockName = (page: string) => `lorefolio.deck-drafts ${page}`

let holdsLock = false

/** The keys whose draft another tab has overwritten. From then on this page stores its draft under a separate name. */
const separateKeys = new Set<string>()

const storageKey = (key: string) => (separateKeys.has(key) ? `${key} ${THIS_PAGE}` : key)

/** The owner of a draft: a member's id, or null for a guest, who still has the draft after signing in. */
type Owner = string | null

const entriesSchema = v.array(v.object({ card: v.string(), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) }))

const draftSchema = v.object({
  owner: v.nullable(v.string()),
  page: v.optional(v.string()),
  name: v.string(),
  description: v.string(),
  isPublic: v.boolean(),
  entries: entriesSchema,
  // Drafts of earlier versions have none.
  maybeboard: v.optional(entriesSchema, []),
  notes: v.optional(v.record(v.string(), v.string()), {}),
  leader: v.optional(v.nullable(v.string()), null),
})

function readStored(key: string) {
  const { success, output } = v.safeParse(draftSchema, drafts.get(storageKey(key)))
  return success ? output : null
}

/** The draft of this member or of a guest that is stored under a key; null if there is none or it is damaged. */
export function readDeckDraft(key: string, viewer: Owner): DeckDraftValues | null {
  const stored = readStored(key)
  if (!stored) return null
  const { owner, page: _, ...draft } = stored
  return owner === null || owner === viewer ? draft : null
}

/** The separate names of drafts that may become the draft of a key: none if the key has a draft. */
const separateNames = (key: string, viewer: Owner): readonly string[] =>
  readStored(key) === null
    ? drafts.keys().filter((name) => name.startsWith(`${key} `) && readDeckDraft(name, viewer) !== null)
    : []

/** Whether `adoptDeckDraft` has to look for a draft of a closed tab. */
export const mayAdoptDraft = (key: string, viewer: Owner): boolean => separateNames(key, viewer).length > 0

/**
 * Reads the draft when a builder opens. If none is stored under the key, it uses one that a closed tab has left under a
 * separate name.
 */
export async function adoptDeckDraft(key: string, viewer: Owner): Promise<DeckDraftValues | null> {
  for (const name of separateNames(key, viewer)) {
    await runIfLockIsFree(lockName(name.slice(key.length + 1)), () => {
      if (readStored(key) !== null) return
      drafts.set(storageKey(key), drafts.get(name))
      drafts.remove(name)
      moveSentId(name, storageKey(key))
    })
  }
  return readDeckDraft(key, viewer)
}

/** Moves the id under which a draft was sent. Without it a draft whose answer was lost would become a second deck. */
function moveSentId(from: string, to: string): void {
  const id = sentIds.get(from)
  sentIds.remove(from)
  if (id === null) sentIds.remove(to)
  else sentIds.set(to, id)
}

/** The draft that another tab has stored under a key; null if this page has stored it. */
export const draftOfAnotherTab = (key: string, viewer: Owner): DeckDraftValues | null =>
  readStored(key)?.page === THIS_PAGE ? null : readDeckDraft(key, viewer)

/** Stores a draft under a separate name, so that the draft of another tab stays. */
export function saveDraftBeside(key: string, owner: Owner, draft: DeckDraftValues): void {
  const before = storageKey(key)
  separateKeys.add(key)
  if (storageKey(key) !== before) moveSentId(before, storageKey(key))
  if (!holdsLock) holdLock(lockName(THIS_PAGE))
  holdsLock = true
  saveDeckDraft(key, owner, draft)
}

/** Stores a draft, so that it survives reloads. In a browser that refuses storage it lasts as long as the page. */
export function saveDeckDraft(key: string, owner: Owner, draft: DeckDraftValues): void {
  const before = readStored(key)?.owner ?? null
  // An id that another member has sent belongs to that member's deck.
  if (before !== null && before !== owner) sentIds.remove(storageKey(key))
  drafts.set(storageKey(key), { ...draft, owner, page: THIS_PAGE })
}

/** The id under which the draft of a new deck was sent, so that the deck may exist; undefined if it was never sent. */
export function readSentId(key: string): string | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.uuid()), sentIds.get(storageKey(key)))
  return success ? output : undefined
}

/** Stores the id under which a draft is sent, so that it is sent again with the same id if its answer is lost. */
export const saveSentId = (key: string, id: string): void => sentIds.set(storageKey(key), id)

/**
 * Removes a draft that was saved as the deck with this id, unless the draft was changed meanwhile. A
 * change on this page is later saved into the same deck, and one in another tab into a separate deck.
 * @param saved the draft as it was sent.
 */
export function clearSavedDraft(key: string, id: string, saved: DeckDraftValues): void {
  const stored = readStored(key)
  const isOver = stored === null || isSameDraft(stored, saved)
  if (isOver) clearDeckDraft(key)
  else if (stored.page !== THIS_PAGE && readSentId(key) === id) sentIds.remove(storageKey(key))
}

/** Links a draft that was changed after saving to its deck, so that later changes are saved into the same deck. */
export function linkDraftToDeck(key: string, id: string): void {
  if (readStored(key)?.page === THIS_PAGE) saveSentId(key, id)
}

/** The notes with a text, in the order of the cards' ids. */
const noteLines = (notes: CardNotes) =>
  Object.entries(notes)
    .filter(([, note]) => note)
    .toSorted(([a], [b]) => compareText(a, b))

/** Whether two drafts have the same values. */
export function isSameDraft(a: DeckDraftValues, b: DeckDraftValues): boolean {
  const text = ({ name, description, isPublic, entries, maybeboard, notes, leader }: DeckDraftValues) =>
    JSON.stringify([name, description, isPublic, entries, maybeboard, noteLines(notes), leader])
  return text(a) === text(b)
}

/** Removes a draft that was discarded or saved. */
export function clearDeckDraft(key: string): void {
  drafts.remove(storageKey(key))
  sentIds.remove(storageKey(key))
  separateKeys.delete(key)
}

/** The keys of all stored drafts, of any owner. Those that a tab has stored under a separate name have a space. */
export const storedDraftKeys = (): readonly string[] => drafts.keys()
