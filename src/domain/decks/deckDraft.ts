import { canAddCopy, countCards, DECK_SIZE, type DeckEntry, MAX_COPIES } from './deckRules.ts'

/**
 * The cards of a deck that is being built, each listed once, in the order in which they were added. It may be empty, and
 * after an import it may hold more than 60 cards: it becomes a deck when it is saved. Every function here returns the same
 * draft where nothing changes, so that `record` has no step to take back (requirements §4, Deck builder).
 */
export type DeckDraft = readonly DeckEntry[]

/** Adds a copy of a card, by its id: nothing happens at 4 copies of it or 60 cards in all. */
export function addCopy(draft: DeckDraft, card: string): DeckDraft {
  return canAddCopy(draft, card) ? withCopies(draft, card, copiesOf(draft, card) + 1) : draft
}

/** Takes a copy of a card away; its entry goes with the last one. */
export function removeCopy(draft: DeckDraft, card: string): DeckDraft {
  return setCopies(draft, card, copiesOf(draft, card) - 1)
}

/**
 * Sets how many copies of a card there are: 0 to 4, and no more than fit into 60 cards. Fewer than there were is always
 * possible, also in a draft that is too large.
 */
export function setCopies(draft: DeckDraft, card: string, quantity: number): DeckDraft {
  const before = copiesOf(draft, card)
  const room = Math.max(DECK_SIZE - countCards(draft), 0)
  const after = Math.min(Math.max(Math.trunc(quantity), 0), MAX_COPIES, before + room)
  return after === before ? draft : withCopies(draft, card, after)
}

/** Takes all cards away. */
export function clearDraft(draft: DeckDraft): DeckDraft {
  return draft.length === 0 ? draft : []
}

/** Puts other cards in place of all there are, as an import does (requirements §4, Deck builder). */
export function replaceDraft(draft: DeckDraft, entries: readonly DeckEntry[]): DeckDraft {
  const isSame =
    draft.length === entries.length &&
    draft.every(({ card, quantity }, at) => entries[at]?.card === card && entries[at].quantity === quantity)
  return isSame ? draft : entries
}

/** How many copies of a card there are, 0 where it is not in the draft. */
export function copiesOf(draft: DeckDraft, card: string): number {
  return draft.find((entry) => entry.card === card)?.quantity ?? 0
}

function withCopies(draft: DeckDraft, card: string, quantity: number): DeckDraft {
  if (quantity === 0) return draft.filter((entry) => entry.card !== card)
  if (copiesOf(draft, card) === 0) return [...draft, { card, quantity }]
  return draft.map((entry) => (entry.card === card ? { card, quantity } : entry))
}
