import { type DeckCard, joinPrintings } from './deckCard.ts'
import { copyLimit } from './copyLimit.ts'
import { MAX_COPIES } from './deckRules.ts'

/** A full card name with the copies of all its printings. */
export type NamedCopies = { readonly name: string; readonly copies: number }

/**
 * Finds names with more than four copies over all printings, as the game's rules count them, in the deck's order. This
 * only causes a warning, because the specification counts each printing separately (requirements §9).
 */
export function findExcessCopies(cards: readonly DeckCard[]): NamedCopies[] {
  const limited = cards.filter(({ card }) => copyLimit(card) <= MAX_COPIES)
  return joinPrintings(limited).flatMap(({ card, quantity }) =>
    quantity > MAX_COPIES ? [{ name: card.name, copies: quantity }] : [],
  )
}
