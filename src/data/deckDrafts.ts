import * as v from 'valibot'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { keptItems } from './keptItems.ts'
import { OWN_STORAGE } from './ownStorage.ts'

/** A deck that is being built, as it is kept in this browser until it is saved. */
export type DeckDraftValues = {
  readonly name: string
  readonly description: string
  readonly isPublic: boolean
  readonly entries: readonly DeckEntry[]
}

const drafts = keptItems(`${OWN_STORAGE}deck-draft.`)

/** The ids under which drafts of new decks were sent, whose answers may have been lost. */
const sentIds = keptItems(`${OWN_STORAGE}deck-id.`)

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
  const { success, output } = v.safeParse(draftSchema, drafts.get(key))
  if (!success) return null
  const { owner, ...draft } = output
  return owner === null || owner === viewer ? draft : null
}

/** Keeps a draft through reloads. A browser that stores nothing loses it with the page. */
export const keepDeckDraft = (key: string, owner: Owner, draft: DeckDraftValues): void =>
  drafts.set(key, { ...draft, owner })

/** The id under which the draft of a new deck was sent before, which may be there by now; undefined for one that never was. */
export function readSentId(key: string): string | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.uuid()), sentIds.get(key))
  return success ? output : undefined
}

/** Keeps the id under which a draft is sent, to be sent under it again when its answer is lost. */
export const keepSentId = (key: string, id: string): void => sentIds.set(key, id)

/** Forgets a draft: it was saved, or given up. */
export function forgetDeckDraft(key: string): void {
  drafts.remove(key)
  sentIds.remove(key)
}
