import { type DeckCard, joinPrintings } from './deckCard.ts'
import { MAX_COPIES } from './deckRules.ts'

/** What a card says that may be in a deck more than four times: Dalmatian Puppy, Microbots. */
const ALLOWS_MORE = /\bYou may have (?:up to \d+ copies|any number of cards)\b/

/** A full card name, and how many copies a deck has of all its printings together. */
export type NamedCopies = { readonly name: string; readonly copies: number }

/**
 * The names of which a deck has more than four copies when its printings are counted together, as the rules of the game do;
 * in the deck's order. A reason to warn; it can be saved, because the specification counts each printing by itself (§9).
 */
export function findExcessCopies(cards: readonly DeckCard[]): NamedCopies[] {
  const limited = cards.filter(({ card }) => !ALLOWS_MORE.test(card.text))
  return joinPrintings(limited).flatMap(({ card, quantity }) =>
    quantity > MAX_COPIES ? [{ name: card.name, copies: quantity }] : [],
  )
}
