import { cardKey } from '../cards/cardKey.ts'
import { type DeckCard, joinPrintings, sortDeckCards } from './deckCard.ts'
import { countCards } from './deckRules.ts'

/** What two decks have in common and what they have not; the copies in each add up to their decks. */
export type Comparison = {
  /** The copies that the other deck does not have, by cost and then by name. */
  readonly onlyInFirst: readonly DeckCard[]
  readonly onlyInSecond: readonly DeckCard[]
  /** How many copies are in both. */
  readonly inBoth: number
}

/** Compares two decks by the names of their cards: any printing of a name is the same card (decision 025). */
export function compareDecks(first: readonly DeckCard[], second: readonly DeckCard[]): Comparison {
  const onlyInFirst = subtract(first, second)
  return {
    onlyInFirst,
    onlyInSecond: subtract(second, first),
    inBoth: countCards(first) - countCards(onlyInFirst),
  }
}

function subtract(cards: readonly DeckCard[], others: readonly DeckCard[]): DeckCard[] {
  const copiesOfOthers = new Map(joinPrintings(others).map(({ card, quantity }) => [cardKey(card), quantity]))
  const left = joinPrintings(cards).map(({ card, quantity }) => ({
    card,
    quantity: quantity - (copiesOfOthers.get(cardKey(card)) ?? 0),
  }))
  return sortDeckCards(left.filter(({ quantity }) => quantity > 0))
}
