import type { Card } from '#domain/cards/card.ts'
import { finishes } from '#domain/cards/prices.ts'
import type { Copies } from '#domain/collection/copies.ts'

/**
 * The finishes of a card that can be counted, as values of `isFoil`: those it is sold in (requirements §5, Foil display)
 * and those of existing copies.
 */
export function offeredFinishes(card: Pick<Card, 'prices'>, copies: Copies): boolean[] {
  const sold = finishes(card)
  return [false, true].filter(
    (isFoil) => (isFoil ? copies.foil : copies.nonFoil) > 0 || sold !== (isFoil ? 'nonFoil' : 'foil'),
  )
}
