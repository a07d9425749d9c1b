import { type Collection, type Copies, copiesOf, countCopies, MAX_COPIES } from './copies.ts'

/** A change to the copies of one card in one finish: a difference, or a quantity that replaces the old one. */
export type CopyChange = { readonly cardId: string; readonly isFoil: boolean } & (
  | { readonly delta: number }
  | { readonly quantity: number }
)

/** A parsed quantity, or the sentence to show at the field. */
export type ParsedQuantity =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly message: string }

/** The message for more than `MAX_COPIES`. */
export const TOO_MANY_COPIES_MESSAGE = 'At most 9,999 copies of a card can be tracked.'

/** Digits with optional separators: "9,999". */
const WHOLE_NUMBER = /^(\d+|\d{1,3}(,\d{3})+)$/

/** The quantity after a change, limited to 0 and `MAX_COPIES` (requirements §4, Collection quantity). */
export function applyCopyChange(quantity: number, change: CopyChange): number {
  return clamp('delta' in change ? quantity + change.delta : change.quantity)
}

/** Applies changes in order. Returns the same map if there are none. */
export function applyCopyChanges(collection: Collection, changes: readonly CopyChange[]): Collection {
  if (changes.length === 0) return collection
  const changed = new Map(collection)
  for (const change of changes) {
    const before = copiesOf(changed, change.cardId)
    const quantity = applyCopyChange(countCopies(before, change.isFoil), change)
    const after = change.isFoil ? { ...before, foil: quantity } : { ...before, nonFoil: quantity }
    if (after.nonFoil === 0 && after.foil === 0) changed.delete(change.cardId)
    else changed.set(change.cardId, after)
  }
  return changed
}

/**
 * Merges two consecutive changes into one with the same effect on any quantity. Returns null if no such change exists:
 * for different cards or finishes, and for differences of opposite sign. For example, -1 and then +1 of no copies is
 * one copy, but their sum would leave none; the upper limit has the same effect.
 */
export function mergeCopyChanges(earlier: CopyChange, later: CopyChange): CopyChange | null {
  if (earlier.cardId !== later.cardId || earlier.isFoil !== later.isFoil) return null
  if ('quantity' in later) return later
  if ('quantity' in earlier) return { ...earlier, quantity: applyCopyChange(clamp(earlier.quantity), later) }
  return earlier.delta * later.delta < 0 ? null : { ...earlier, delta: earlier.delta + later.delta }
}

/**
 * The change that adds or removes one copy of a card where one number counts both finishes.
 * @param isFoil the finish of an added copy. A removed copy is non-foil if there is one, else foil.
 * @returns null at the limits, where nothing changes.
 */
export function stepCopies(cardId: string, copies: Copies, delta: 1 | -1, isFoil: boolean): CopyChange | null {
  const change = { cardId, isFoil: delta > 0 ? isFoil : copies.nonFoil === 0, delta }
  const quantity = countCopies(copies, change.isFoil)
  return applyCopyChange(quantity, change) === quantity ? null : change
}

/** Parses a typed number of copies: a whole number from 0 to `MAX_COPIES`. */
export function parseQuantity(text: string): ParsedQuantity {
  const typed = text.trim()
  if (!WHOLE_NUMBER.test(typed)) return { ok: false, message: 'Please enter a whole number from 0 to 9,999.' }
  const quantity = Number(typed.replaceAll(',', ''))
  if (quantity > MAX_COPIES) return { ok: false, message: TOO_MANY_COPIES_MESSAGE }
  return { ok: true, quantity }
}

const clamp = (quantity: number): number => Math.min(Math.max(quantity, 0), MAX_COPIES)
