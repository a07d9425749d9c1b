import { cardKey } from '../cards/cardKey.ts'
import { type DeckCard, joinPrintings, sortDeckCards } from './deckCard.ts'
import { countCards } from './deckRules.ts'

/** The difference of two decks. `inBoth` plus the copies of `onlyIn…` is the size of the deck. */
export type Comparison = {
  /** The copies that the other deck lacks, by cost and then by name. */
  readonly onlyInFirst: readonly DeckCard[]
  readonly onlyInSecond: readonly DeckCard[]
  /** The number of copies in both decks. */
  readonly inBoth: number
}

/** Compares two decks by card name, because all printings of a name are the same card in a deck (decision 025). */
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
