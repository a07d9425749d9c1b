import type { Card } from '../cards/card.ts'
import { type Collection, copiesOf, countAllCopies } from '../collection/copies.ts'
import type { Acceptance } from './wish.ts'

/**
 * Counts the owned copies of a card that will do.
 * @param printings all printings of the card.
 * @param cardId the only printing that will do; null for any.
 */
export function countAccepted(
  printings: readonly Card[],
  { cardId, onlyFoil }: { readonly cardId: string | null; readonly onlyFoil: boolean },
  collection: Collection,
): number {
  return printings.reduce((sum, { id }) => {
    if (cardId !== null && id !== cardId) return sum
    const copies = copiesOf(collection, id)
    return sum + (onlyFoil ? copies.foil : countAllCopies(copies))
  }, 0)
}

/**
 * The owned copies that a wish for a card accepts.
 * @param printings all printings of the card.
 */
export const ownedForWish = (
  { id }: Card,
  { onlyPrinting, onlyFoil }: Acceptance,
  collection: Collection,
  printings: readonly Card[],
): number => countAccepted(printings, { cardId: onlyPrinting ? id : null, onlyFoil }, collection)
