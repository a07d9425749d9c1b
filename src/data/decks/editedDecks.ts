import { draftKeys, readDeckDraft, storedDraftKeys, type DeckDraftValues } from './deckDrafts.ts'

/** A draft, with the id of the deck that it changes or copies. */
type DraftOfDeck = DeckDraftValues & { readonly deckId: string }

/** The member's decks with changes that are not saved, each with its id. */
export const readEditedDecks = (viewer: string): readonly DraftOfDeck[] => readDrafts(draftKeys.edit(''), viewer)

/** The new decks that started as copies and are not saved, each with the id of the copied deck. */
export const readCopiedDecks = (viewer: string): readonly DraftOfDeck[] => readDrafts(draftKeys.copy(''), viewer)

function readDrafts(start: string, viewer: string): readonly DraftOfDeck[] {
  return storedDraftKeys().flatMap((key) => {
    const draft = key.startsWith(start) && !key.includes(' ') ? readDeckDraft(key, viewer) : null
    return draft ? [{ ...draft, deckId: key.slice(start.length) }] : []
  })
}
