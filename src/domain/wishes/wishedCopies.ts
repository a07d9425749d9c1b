import type { Card } from '../cards/card.ts'
import { type Collection, copiesOf, countAllCopies } from '../collection/copies.ts'
import type { PrintingsOf } from '../decks/deckValue.ts'
import type { Acceptance } from './wish.ts'

/** The owned copies that a wish for a card accepts. */
export function ownedForWish(
  card: Card,
  { onlyPrinting, onlyFoil }: Acceptance,
  collection: Collection,
  printingsOf: PrintingsOf,
): number {
  return (onlyPrinting ? [card] : printingsOf(card)).reduce((sum, { id }) => {
    const copies = copiesOf(collection, id)
    return sum + (onlyFoil ? copies.foil : countAllCopies(copies))
  }, 0)
}
