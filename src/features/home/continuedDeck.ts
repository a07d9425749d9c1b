import type { DeckDraftValues } from '#data/decks/deckDrafts.ts'
import type { Deck } from '#data/decks/decks.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { paths } from '#url/paths.ts'

type SavedDeck = Pick<Deck, 'id' | 'name' | 'legality' | 'entries'>
type Draft = Pick<DeckDraftValues, 'name' | 'entries'>

/** A deck that a member continues to build. */
export type ContinuedDeck = {
  readonly name: string
  /** Tells the member that something is not saved. */
  readonly note?: string
  /** The saved deck; absent for one that was never saved, and while it is unknown. */
  readonly deck?: SavedDeck
  readonly entries: readonly DeckEntry[]
  /** The address where it is edited. */
  readonly path: string
}

/**
 * The deck that a member worked on last: the unsaved new deck, else an unsaved copy, else a deck with unsaved changes,
 * else the deck that was saved last. If several decks have unsaved changes, the deck that was saved last is preferred.
 * @param last null if the member has no deck, undefined while it is loading.
 * @param newDeck the builder's new deck, null if there is none.
 * @param edited the decks with unsaved changes.
 * @param copied the unsaved copies, each with the id of the copied deck.
 * @returns null without any deck, undefined while it is unknown.
 */
export function findContinuedDeck(
  last: SavedDeck | null | undefined,
  newDeck: Draft | null,
  edited: readonly (Draft & { readonly deckId: string })[],
  copied: readonly (Draft & { readonly deckId: string })[],
): ContinuedDeck | null | undefined {
  const unsaved = [
    ...(newDeck ? [{ ...newDeck, path: paths.deckBuilder() }] : []),
    ...copied.map((draft) => ({ ...draft, path: paths.deckBuilder({ copy: draft.deckId }) })),
  ].find(({ entries }) => entries.length > 0)
  if (unsaved) {
    const { name, entries, path } = unsaved
    return { name: name || 'New deck', note: 'Not saved yet', entries, path }
  }
  const draft = edited.find(({ deckId }) => deckId === last?.id) ?? edited[0]
  if (draft)
    return {
      name: draft.name,
      note: 'Unsaved changes',
      entries: draft.entries,
      path: paths.deckBuilder({ deck: draft.deckId }),
      ...(last && draft.deckId === last.id && { deck: last }),
    }
  return last && { name: last.name, deck: last, entries: last.entries, path: paths.deckBuilder({ deck: last.id }) }
}
