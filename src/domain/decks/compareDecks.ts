import { cardKey } from '../cards/cardKey.ts'
import { type DeckCard, sortDeckCards } from './deckCard.ts'
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
  const [firstByName, secondByName] = [countByName(first), countByName(second)]
  const onlyInFirst = subtract(firstByName, secondByName)
  return {
    onlyInFirst,
    onlyInSecond: subtract(secondByName, firstByName),
    inBoth: countCards(first) - countCards(onlyInFirst),
  }
}

type ByName = ReadonlyMap<string, DeckCard>

/** Of printings of one name the first stands for all. */
function countByName(cards: readonly DeckCard[]): ByName {
  const byName = new Map<string, DeckCard>()
  for (const { card, quantity } of cards) {
    const before = byName.get(cardKey(card))
    byName.set(cardKey(card), { card: before?.card ?? card, quantity: (before?.quantity ?? 0) + quantity })
  }
  return byName
}

function subtract(cards: ByName, other: ByName): DeckCard[] {
  const left = Array.from(cards, ([name, { card, quantity }]) => ({
    card,
    quantity: quantity - (other.get(name)?.quantity ?? 0),
  }))
  return sortDeckCards(left.filter(({ quantity }) => quantity > 0))
}
