import type { Card } from '../cards/card.ts'
import { type Collection, copiesOf, countAllCopies } from '../collection/copies.ts'
import type { Acceptance } from './wish.ts'

/**
 * The owned copies that a wish for a card accepts.
 * @param printings all printings of the card.
 */
export function ownedForWish(
  { id }: Card,
  { onlyPrinting, onlyFoil }: Acceptance,
  collection: Collection,
  printings: readonly Card[],
): number {
  return printings.reduce((sum, printing) => {
    if (onlyPrinting && printing.id !== id) return sum
    const copies = copiesOf(collection, printing.id)
    return sum + (onlyFoil ? copies.foil : countAllCopies(copies))
  }, 0)
}
