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

/** Forgets a draft: it was saved, or given up. */
export const forgetDeckDraft = (key: string): void => drafts.remove(key)
