import type { Card } from '../cards/card.ts'
import type { Catalogue } from '../cards/catalogue.ts'
import { printingsOf } from '../cards/printings.ts'
import { findWish } from './findWish.ts'
import type { Wish, Wishes } from './wish.ts'

/** The names of priorities. */
export const PRIORITY_NAMES = { 1: 'high', 2: 'normal', 3: 'low' } as const

/** Says beside the owned copies what a member wants: "Wants 4", "Wants 4 foil · high". */
export function describeWish({ quantity, priority, onlyFoil }: Wish): string {
  const foil = onlyFoil ? ' foil' : ''
  return `Wants ${quantity}${foil}${priority === 2 ? '' : ` · ${PRIORITY_NAMES[priority]}`}`
}

/** Makes a function that describes the wish for a card, also one that names another printing. Undefined without a wish. */
export function describeWishes(
  wishes: Wishes | null | undefined,
  catalogue: Pick<Catalogue, 'byCharacter'>,
): (card: Card) => string | undefined {
  if (!wishes || wishes.size === 0) return () => undefined
  return (card) => {
    const found = findWish(wishes, card, printingsOf(card, catalogue))
    return found && describeWish(found.wish)
  }
}
