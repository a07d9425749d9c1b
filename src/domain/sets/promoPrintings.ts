import type { Card } from '../cards/card.ts'
import { cardKey } from '../cards/cardKey.ts'

/** How many promo printings another set has of a set's cards. */
export type PromoPrintings = {
  /** That set's name. */
  readonly set: string
  readonly count: number
}

/**
 * Counts the promo printings of a set's cards by the set that contains the promos, the highest count first. Promos are in
 * separate sets, so the list of the set does not show them.
 * @param set the set's name.
 */
export function findPromoPrintings(cards: readonly Card[], set: string): readonly PromoPrintings[] {
  const names = new Set(cards.filter((card) => card.set === set).map(cardKey))
  const promos = cards.filter((card) => card.rarity === 'Promo' && card.set !== set && names.has(cardKey(card)))
  return [...Map.groupBy(promos, (card) => card.set)]
    .map(([name, printings]) => ({ set: name, count: printings.length }))
    .toSorted((a, b) => b.count - a.count)
}
