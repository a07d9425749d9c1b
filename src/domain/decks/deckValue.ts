import type { Card } from '../cards/card.ts'
import { marketPrice } from '../cards/prices.ts'
import type { CollectionEntry } from '../collection/completion.ts'
import type { DeckCard } from './deckCard.ts'

/** What cards cost. */
export type DeckCost = {
  /** USD, cent-exact. */
  readonly usd: number
  /** How many copies are not in that sum, because they have no price. */
  readonly cardsWithoutPrice: number
}

/**
 * The printings that will do for a card. Players may play any printing of a name, so the answer to give is all of the same
 * name (`findPrintings`); a collector who wants the very printing leaves it at the card itself.
 */
export type PrintingsOf = (card: Card) => readonly Card[]

const itself: PrintingsOf = (card) => [card]

/**
 * What cards cost at the market (specification §9, marketplace price): of each the price of its cheapest printing that will
 * do. With the cards of a deck it is what the deck costs, with `missingCopies` what is still to be paid.
 */
export function deckCost(cards: readonly DeckCard[], printingsOf: PrintingsOf = itself): DeckCost {
  let [cents, cardsWithoutPrice] = [0, 0]
  for (const { card, quantity } of cards) {
    const prices = printingsOf(card).flatMap((printing) => marketPrice(printing) ?? [])
    if (prices.length === 0) cardsWithoutPrice += quantity
    else cents += Math.round(Math.min(...prices) * 100) * quantity
  }
  return { usd: cents / 100, cardsWithoutPrice }
}

/** How many copies of each card somebody owns, by its id; foil and non-foil ones together. */
export function countOwned(entries: readonly CollectionEntry[]): Map<string, number> {
  const owned = new Map<string, number>()
  for (const { cardId, quantity } of entries) owned.set(cardId, (owned.get(cardId) ?? 0) + quantity)
  return owned
}

/**
 * The copies that somebody lacks for a deck, by card; none of a card that they have (issue 4, point 4). A copy fills one
 * place only: first in the card's own line, then in one that its printing will do for.
 * @param owned copies by card id, see `countOwned`.
 */
export function missingCopies(
  cards: readonly DeckCard[],
  owned: ReadonlyMap<string, number>,
  printingsOf: PrintingsOf = itself,
): DeckCard[] {
  const left = new Map(owned)
  const fill = ({ card, quantity }: DeckCard, printings: readonly Card[]): DeckCard => {
    const lacking = printings.reduce((wanted, { id }) => {
      const used = Math.min(wanted, left.get(id) ?? 0)
      left.set(id, (left.get(id) ?? 0) - used)
      return wanted - used
    }, quantity)
    return { card, quantity: lacking }
  }
  return cards
    .map((line) => fill(line, [line.card]))
    .map((line) => fill(line, printingsOf(line.card)))
    .filter(({ quantity }) => quantity > 0)
}
