import { draftKeys, readDeckDraft, storedDraftKeys, type DeckDraftValues } from './deckDrafts.ts'

/** The member's decks with changes that are not saved, each with its id. */
export function readEditedDecks(viewer: string): readonly (DeckDraftValues & { readonly deckId: string })[] {
  const start = draftKeys.edit('')
  return storedDraftKeys().flatMap((key) => {
    const draft = key.startsWith(start) && !key.includes(' ') ? readDeckDraft(key, viewer) : null
    return draft ? [{ ...draft, deckId: key.slice(start.length) }] : []
  })
}
