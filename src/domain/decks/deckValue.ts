import type { Card } from '../cards/card.ts'
import { marketPrice } from '../cards/prices.ts'
import { type Collection, countAllCopies } from '../collection/copies.ts'
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
 * name (decision 025); a collector who wants the very printing leaves it at the card itself.
 */
export type PrintingsOf = (card: Card) => readonly Card[]

const itself: PrintingsOf = (card) => [card]

/**
 * What cards cost at the market (requirements §9, marketplace price): of each the price of its cheapest printing that will
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

/**
 * The copies that somebody lacks for a deck, by card; none of a card that they have (issue 4, point 4). A copy fills one
 * place only: first in the card's own line, then in one that its printing will do for.
 */
export function missingCopies(
  cards: readonly DeckCard[],
  collection: Collection,
  printingsOf: PrintingsOf = itself,
): DeckCard[] {
  const left = new Map([...collection].map(([id, copies]) => [id, countAllCopies(copies)]))
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
