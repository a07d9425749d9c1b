import type { Card } from '../cards/card.ts'
import { copyLimit } from './copyLimit.ts'
import { canAddCopy, countCards, DECK_SIZE, type DeckEntry, MAX_COPIES } from './deckRules.ts'

/**
 * The cards of a deck in the deck builder, each listed once, in the order of adding. It may be empty and, after an
 * import, have more than 60 cards. All functions here return the same draft if nothing changes, so that `record` adds
 * no undo step (requirements §4, Deck builder).
 */
export type DeckDraft = readonly DeckEntry[]

/** Short notes on cards of a deck, by the cards' ids. */
export type CardNotes = Readonly<Record<string, string>>

/** The maybeboard, the notes and the leader of a deck that has none of them. */
export const NO_PLAN: { readonly maybeboard: DeckDraft; readonly notes: CardNotes; readonly leader: string | null } = {
  maybeboard: [],
  notes: {},
  leader: null,
}

/** The two lists of a deck. */
export type DraftLists = {
  readonly entries: DeckDraft
  /** Cards that the author may add to the deck. They are not part of it, so only the number of copies of each is limited. */
  readonly maybeboard: DeckDraft
}

/** Sets the copies of a card on the maybeboard, 0 to 4. It holds at most 60 cards. */
export function setMaybeCopies(maybeboard: DeckDraft, card: string, quantity: number): DeckDraft {
  const before = copiesOf(maybeboard, card)
  const after = Math.min(Math.max(Math.trunc(quantity), 0), MAX_COPIES)
  const isFull = before === 0 && maybeboard.length >= DECK_SIZE
  return after === before || isFull ? maybeboard : withCopies(maybeboard, card, after)
}

/** Moves all copies of a card from the deck to the maybeboard, where it has at most 4. */
export function moveToMaybeboard({ entries, maybeboard }: DraftLists, card: string): DraftLists {
  const moved = setMaybeCopies(maybeboard, card, copiesOf(maybeboard, card) + copiesOf(entries, card))
  return copiesOf(moved, card) > 0
    ? { entries: setCopies(entries, card, 0), maybeboard: moved }
    : { entries, maybeboard }
}

/** Moves as many copies of a card as fit from the maybeboard to the deck. */
export function moveToDeck({ entries, maybeboard }: DraftLists, card: string, limit = MAX_COPIES): DraftLists {
  const before = copiesOf(entries, card)
  const filled = setCopies(entries, card, before + copiesOf(maybeboard, card), limit)
  const left = copiesOf(maybeboard, card) - (copiesOf(filled, card) - before)
  return { entries: filled, maybeboard: setMaybeCopies(maybeboard, card, left) }
}

/** Adds a copy of a card unless it has `limit` copies or the draft has 60 cards. */
export function addCopy(draft: DeckDraft, card: string, limit = MAX_COPIES): DeckDraft {
  return canAddCopy(draft, card, limit) ? withCopies(draft, card, copiesOf(draft, card) + 1) : draft
}

/** Removes a copy of a card, and its entry with the last copy. */
export function removeCopy(draft: DeckDraft, card: string): DeckDraft {
  return setCopies(draft, card, copiesOf(draft, card) - 1, DECK_SIZE)
}

/**
 * Sets the number of copies of a card, limited to 0 to `limit` and to 60 cards in total. Reducing it is always possible,
 * even in a draft that is too large.
 * @param limit the maximum number of copies, see `copyLimit`.
 */
export function setCopies(draft: DeckDraft, card: string, quantity: number, limit = MAX_COPIES): DeckDraft {
  const before = copiesOf(draft, card)
  const room = Math.max(DECK_SIZE - countCards(draft), 0)
  const after = Math.min(Math.max(Math.trunc(quantity), 0), limit, before + room)
  return after === before ? draft : withCopies(draft, card, after)
}

/** Removes all cards. */
export function clearDraft(draft: DeckDraft): DeckDraft {
  return draft.length === 0 ? draft : []
}

/** Replaces all cards, as an import does (requirements §4, Deck builder). */
export function replaceDraft(draft: DeckDraft, entries: readonly DeckEntry[]): DeckDraft {
  const isSame =
    draft.length === entries.length &&
    draft.every(({ card, quantity }, at) => entries[at]?.card === card && entries[at].quantity === quantity)
  return isSame ? draft : entries
}

/**
 * Replaces cards by others, in their places. Copies over the limit of a card stay what they are.
 * @param swaps the new card by the id of the old one.
 */
export function swapCards(draft: DeckDraft, swaps: ReadonlyMap<string, Pick<Card, 'id' | 'text'>>): DeckDraft {
  return draft.reduce((swapped, { card: id, quantity }) => {
    const card = swaps.get(id)
    const room = card ? Math.max(copyLimit(card) - copiesOf(swapped, card.id), 0) : 0
    const moved = Math.min(quantity, room)
    if (!card || moved === 0) return swapped
    const joined = copiesOf(swapped, card.id) > 0
    return swapped.flatMap((entry) => {
      if (entry.card === card.id) return [{ ...entry, quantity: entry.quantity + moved }]
      if (entry.card !== id) return [entry]
      const rest = { card: id, quantity: quantity - moved }
      return [...(joined ? [] : [{ card: card.id, quantity: moved }]), ...(rest.quantity > 0 ? [rest] : [])]
    })
  }, draft)
}

/** Copies the notes on cards to those that replace them, unless these have one. */
export function swapNotes(notes: CardNotes, swaps: ReadonlyMap<string, Pick<Card, 'id'>>): CardNotes {
  const copied = [...swaps].flatMap(([old, { id }]) => (notes[old] && !notes[id] ? [[id, notes[old]] as const] : []))
  return { ...notes, ...Object.fromEntries(copied) }
}

/** The number of copies of a card; 0 if it is not in the draft. */
export function copiesOf(draft: DeckDraft, card: string): number {
  return draft.find((entry) => entry.card === card)?.quantity ?? 0
}

function withCopies(draft: DeckDraft, card: string, quantity: number): DeckDraft {
  if (quantity === 0) return draft.filter((entry) => entry.card !== card)
  if (copiesOf(draft, card) === 0) return [...draft, { card, quantity }]
  return draft.map((entry) => (entry.card === card ? { card, quantity } : entry))
}
