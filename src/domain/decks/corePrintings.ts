import type { Card } from '../cards/card.ts'
import { onePrinting } from '../cards/printings.ts'
import type { Collection } from '../collection/copies.ts'
import type { DeckCard } from './deckCard.ts'
import type { PrintingsOf } from './deckValue.ts'
import { isInfinityOnly } from './legality.ts'

/**
 * Finds printings that make a deck Core by the rule of `deckLegality`, for cards that events of Core allow in any printing.
 * @param isLegal whether Core allows a card today.
 * @returns a printing, owned or else the cheapest, by the id of the deck's printing.
 */
export function corePrintings(
  cards: readonly DeckCard[],
  printingsOf: PrintingsOf,
  collection: Collection | null,
  isLegal: (card: Card) => boolean,
): ReadonlyMap<string, Card> {
  return new Map(
    cards.flatMap(({ card }) => {
      if (!isInfinityOnly(card.set) || !isLegal(card)) return []
      const newer = printingsOf(card).filter(({ set }) => !isInfinityOnly(set))
      const [best] = onePrinting(newer, collection)
      return best ? [[card.id, best] as const] : []
    }),
  )
}
