import type { Card } from '../cards/card.ts'
import { marketPrice } from '../cards/prices.ts'
import { type Collection, countAllCopies } from '../collection/copies.ts'
import type { DeckCard } from './deckCard.ts'
import { countCards } from './deckRules.ts'

/** The price of cards. */
export type DeckCost = {
  /** USD, exact to the cent. */
  readonly usd: number
  /** The number of copies that the sum excludes, because they have no price. */
  readonly cardsWithoutPrice: number
}

/**
 * Returns the acceptable printings of a card: all of its name for players, because any printing is playable (decision
 * 025), or only the card itself for collectors.
 */
export type PrintingsOf = (card: Card) => readonly Card[]

const exactPrinting: PrintingsOf = (card) => [card]

/** The market price of the cheapest of these printings in cents; null if none has a price. */
export function cheapestCents(printings: readonly Card[]): number | null {
  const prices = printings.flatMap((card) => marketPrice(card) ?? [])
  return prices.length > 0 ? Math.round(Math.min(...prices) * 100) : null
}

/**
 * The market price of cards, each by its cheapest acceptable printing (requirements §9, marketplace price). Pass the
 * cards of a deck for its price, or `missingCopies` for the price of those copies.
 */
export function deckCost(cards: readonly DeckCard[], printingsOf: PrintingsOf = exactPrinting): DeckCost {
  let [cents, cardsWithoutPrice] = [0, 0]
  for (const { card, quantity } of cards) {
    const each = cheapestCents(printingsOf(card))
    if (each === null) cardsWithoutPrice += quantity
    else cents += each * quantity
  }
  return { usd: cents / 100, cardsWithoutPrice }
}

/** The price of a deck in its cheapest printings, and the share that a collection has. */
export type DeckWorth = DeckCost & {
  /** The percentage of its copies in the collection, rounded down; null without a collection. */
  readonly ownedPercent: number | null
}

/** The worth of a deck for a member; `collection` is null for a guest. */
export function deckWorth(
  cards: readonly DeckCard[],
  collection: Collection | null,
  printingsOf: PrintingsOf,
): DeckWorth {
  const copies = countCards(cards)
  const ownedPercent =
    collection && copies > 0
      ? Math.floor((100 * (copies - countCards(missingCopies(cards, collection, printingsOf)))) / copies)
      : null
  return { ...deckCost(cards, printingsOf), ownedPercent }
}

/**
 * The copies of a deck that a collection lacks, without cards that are complete. Each owned copy fills one place: first
 * in the line of its card, then in one that accepts its printing.
 */
export function missingCopies(
  cards: readonly DeckCard[],
  collection: Collection,
  printingsOf: PrintingsOf = exactPrinting,
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
