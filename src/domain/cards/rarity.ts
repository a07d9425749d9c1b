import type { Card } from './card.ts'
import { placeIn, RARITIES, type Rarity } from './vocabulary.ts'

/** The comparable rarities, most common first. Promo is not among them (requirements §3). */
export const RARITY_ORDER: readonly Rarity[] = RARITIES.filter((rarity) => rarity !== 'Promo')

/** The rank of a rarity: 0 for Common, higher for rarer ones, -1 for Promo and unknown ones. */
export function rarityRank(rarity: string): number {
  return RARITY_ORDER.findIndex((known) => known === rarity)
}

/** Orders rarities from the most common to the rarest, then Promo, then unknown ones. */
export function compareRarity(a: string, b: string): number {
  return placeIn(RARITIES, a) - placeIn(RARITIES, b)
}

/** Whether cards of this rarity get a pearl frame that shimmers on hover. */
export function isPrecious(rarity: string): boolean {
  return rarity === 'Epic' || rarity === 'Iconic' || rarity === 'Enchanted'
}

/** The fields that rank a printing. */
export type Ranked = Pick<Card, 'rarity'> & { readonly images: unknown }

/**
 * Chooses the printing that represents a character: the rarest, a promo only without others (requirements §2,
 * Characters). Among equals, one with a picture wins, then the first.
 * @returns undefined without cards.
 */
export function bestPrinting<Printing extends Ranked>(cards: readonly Printing[]): Printing | undefined {
  let best: Printing | undefined
  for (const card of cards) if (best === undefined || isBetter(card, best)) best = card
  return best
}

function isBetter(card: Ranked, best: Ranked): boolean {
  const lead = rarityRank(card.rarity) - rarityRank(best.rarity)
  return lead === 0 ? card.images !== null && best.images === null : lead > 0
}
