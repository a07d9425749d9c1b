import * as v from 'valibot'
import { OWN_STORAGE } from './ownStorage.ts'

/** A deck that is being built, as it is kept in this browser until it is saved. */
export type DeckDraftValues = {
  readonly name: string
  readonly description: string
  readonly isPublic: boolean
  readonly entries: readonly { readonly card: string; readonly quantity: number }[]
}

const PREFIX = `${OWN_STORAGE}deck-draft.`

/** Whose a draft is: a member's id, or null for a guest's, which goes along when they sign in. */
type Owner = string | null

const draftSchema = v.object({
  owner: v.nullable(v.string()),
  name: v.string(),
  description: v.string(),
  isPublic: v.boolean(),
  entries: v.array(v.object({ card: v.string(), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
})

/** The draft kept under a key for this member or for a guest; null where there is none that can be read. */
export function readDeckDraft(key: string, viewer: Owner): DeckDraftValues | null {
  try {
    const text = localStorage.getItem(PREFIX + key)
    if (text === null) return null
    const { owner, ...draft } = v.parse(draftSchema, JSON.parse(text))
    return owner === null || owner === viewer ? draft : null
  } catch {
    return null
  }
}

/** Keeps a draft through reloads. A browser that stores nothing loses it with the page. */
export function keepDeckDraft(key: string, owner: Owner, draft: DeckDraftValues): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ ...draft, owner }))
  } catch {
    // Full or forbidden: the deck can still be built and saved.
  }
}

/** Forgets a draft: it was saved, or given up. */
export function forgetDeckDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // A browser that stores nothing kept none.
  }
}
