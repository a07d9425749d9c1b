import { cardKey } from '../cards/cardKey.ts'
import { type DeckCard, joinPrintings } from '../decks/deckCard.ts'
import type { RuleBook } from './ruleBook.ts'

/** The full names of the cards of a deck that can lead it in Format Coconut, in the deck's order. */
export function findLeaders(cards: readonly DeckCard[], { coconut }: RuleBook): readonly string[] {
  const sets = coconut.rules('leaders').map(({ subject }) => subject)
  return joinPrintings(cards).flatMap(({ card }) =>
    sets.some((code) => coconut.isInSet(cardKey(card), code)) ? [card.name] : [],
  )
}
