import type { Card } from '../cards/card.ts'
import { MAX_COPIES } from './deckRules.ts'

/** What a card says that may be in a deck more than four times: Dalmatian Puppy, Microbots. */
const ALLOWS_MORE = /\bYou may have (?:up to \d+ copies|any number of cards)\b/

/**
 * The names of which a deck has more than four copies when its printings are counted together, as the rules of the game do;
 * in the deck's order. A reason to warn; it can be saved, because the specification counts each printing by itself (§9).
 */
export function namesWithTooManyCopies(
  cards: readonly { readonly card: Pick<Card, 'name' | 'text'>; readonly quantity: number }[],
): string[] {
  const copies = new Map<string, number>()
  for (const { card, quantity } of cards)
    if (!ALLOWS_MORE.test(card.text)) copies.set(card.name, (copies.get(card.name) ?? 0) + quantity)
  return [...copies].flatMap(([name, count]) => (count > MAX_COPIES ? [name] : []))
}
