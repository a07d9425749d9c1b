import type { Card } from '../cards/card.ts'
import type { Wish, Wishes } from './wish.ts'

/** The wish for a card: its own, or that for any printing which names another printing of it. */
export function findWish(
  wishes: Wishes,
  { id }: Card,
  printings: readonly Card[],
): { readonly cardId: string; readonly wish: Wish } | undefined {
  const own = wishes.get(id)
  if (own) return { cardId: id, wish: own }
  for (const { id: cardId } of printings) {
    const wish = wishes.get(cardId)
    if (wish && !wish.onlyPrinting) return { cardId, wish }
  }
  return undefined
}
