import type { DeckCost } from '../decks/deckValue.ts'
import { type Allocation, availableCopies } from './allocation.ts'

/**
 * The price of each deck's missing copies, by the deck's id. Decks that miss none are not in it.
 * @param centsOf the price of a card's cheapest printing in cents; null without one.
 */
export function missingCosts(
  { cards }: Allocation,
  centsOf: (key: string) => number | null,
): ReadonlyMap<string, DeckCost> {
  const costs = new Map<string, { cents: number; cardsWithoutPrice: number }>()
  for (const [key, { free, shares }] of cards)
    for (const share of shares) {
      const missing = share.needed - availableCopies(share, free)
      if (missing === 0) continue
      const cents = centsOf(key)
      const cost = costs.get(share.deckId) ?? { cents: 0, cardsWithoutPrice: 0 }
      if (cents === null) cost.cardsWithoutPrice += missing
      else cost.cents += cents * missing
      costs.set(share.deckId, cost)
    }
  return new Map([...costs].map(([id, { cents, cardsWithoutPrice }]) => [id, { usd: cents / 100, cardsWithoutPrice }]))
}
