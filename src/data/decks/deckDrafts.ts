import { v4 as makeUuid } from 'uuid'
import * as v from 'valibot'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { prefixedStorage } from '../offline/prefixedStorage.ts'
import { USER_STORAGE_PREFIX } from '../offline/userStorage.ts'

/** A deck that is being built, as it is kept in this browser until it is saved. */
export type DeckDraftValues = {
  readonly name: string
  readonly description: string
  readonly isPublic: boolean
  readonly entries: readonly DeckEntry[]
}

const drafts = prefixedStorage(`${USER_STORAGE_PREFIX}deck-draft.`)

/** The ids under which drafts of new decks were sent, whose answers may have been lost. */
const sentIds = prefixedStorage(`${USER_STORAGE_PREFIX}deck-id.`)

/** Of the page that is open here: another tab may keep its own draft under the same key. */
const THIS_PAGE = makeUuid()

/** The keys under which another tab has written over a draft of this page, which is kept beside it from then on. */
const beside = new Set<string>()

const nameOf = (key: string) => (beside.has(key) ? `${key} ${THIS_PAGE}` : key)

/** Whose a draft is: a member's id, or null for a guest's, which goes along when they sign in. */
type Owner = string | null

const draftSchema = v.object({
  owner: v.nullable(v.string()),
  page: v.optional(v.string()),
  name: v.string(),
  description: v.string(),
  isPublic: v.boolean(),
  entries: v.array(v.object({ card: v.string(), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
})

function readKept(key: string) {
  const { success, output } = v.safeParse(draftSchema, drafts.get(nameOf(key)))
  return success ? output : null
}

/** The draft kept under a key for this member or for a guest; null where there is none that can be read. */
export function readDeckDraft(key: string, viewer: Owner): DeckDraftValues | null {
  const kept = readKept(key)
  if (!kept) return null
  const { owner, page: _, ...draft } = kept
  return owner === null || owner === viewer ? draft : null
}

/**
 * The same for a builder that opens: where nothing is kept under the key, what was written over in another tab and is left
 * since that was closed.
 */
export function takeDeckDraft(key: string, viewer: Owner): DeckDraftValues | null {
  const left = drafts.keys().find((name) => name.startsWith(`${key} `) && readDeckDraft(name, viewer))
  if (left !== undefined && readKept(key) === null) {
    drafts.set(key, drafts.get(left))
    drafts.remove(left)
  }
  return readDeckDraft(key, viewer)
}

/** What another tab has kept under the key of a draft of this page; null where that is this page's own. */
export const draftOfAnotherTab = (key: string, viewer: Owner): DeckDraftValues | null =>
  readKept(key)?.page === THIS_PAGE ? null : readDeckDraft(key, viewer)

/** Keeps a draft beside the one that another tab has kept under its key. */
export function keepBeside(key: string, owner: Owner, draft: DeckDraftValues): void {
  beside.add(key)
  saveDeckDraft(key, owner, draft)
}

/** Keeps a draft through reloads. A browser that stores nothing loses it with the page. */
export function saveDeckDraft(key: string, owner: Owner, draft: DeckDraftValues): void {
  const before = readKept(key)?.owner ?? null
  // The id of a deck that somebody else has sent is theirs.
  if (before !== null && before !== owner) sentIds.remove(nameOf(key))
  drafts.set(nameOf(key), { ...draft, owner, page: THIS_PAGE })
}

/** The id under which the draft of a new deck was sent before, which may be there by now; undefined for one that never was. */
export function readSentId(key: string): string | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.uuid()), sentIds.get(nameOf(key)))
  return success ? output : undefined
}

/** Keeps the id under which a draft is sent, to be sent under it again when its answer is lost. */
export const saveSentId = (key: string, id: string): void => sentIds.set(nameOf(key), id)

/**
 * Tells that a draft was saved as the deck with this id. It is forgotten, unless somebody has gone on with it meanwhile: here, to
 * be saved into the same deck, or in another tab, where it becomes a deck of its own.
 * @param saved the draft as it was sent.
 */
export function draftWasSaved(key: string, id: string, saved: DeckDraftValues): void {
  const kept = readKept(key)
  const isOver = kept === null || isSameDraft(kept, saved)
  if (isOver) clearDeckDraft(key)
  else if (kept.page !== THIS_PAGE && readSentId(key) === id) sentIds.remove(nameOf(key))
}

/** Tells that the builder of a deck that was saved is left: what was changed in it until then is to be saved into the same deck. */
export function draftWentOn(key: string, id: string): void {
  if (readKept(key)?.page === THIS_PAGE) saveSentId(key, id)
}

/** Whether two drafts say the same. */
export function isSameDraft(a: DeckDraftValues, b: DeckDraftValues): boolean {
  const text = ({ name, description, isPublic, entries }: DeckDraftValues) =>
    JSON.stringify([name, description, isPublic, entries])
  return text(a) === text(b)
}

/** Forgets a draft: it is given up, or over. */
export function clearDeckDraft(key: string): void {
  drafts.remove(nameOf(key))
  sentIds.remove(nameOf(key))
  beside.delete(key)
}
