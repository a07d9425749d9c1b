import type { Card } from './card.ts'
import { RARITIES, type Rarity } from './vocabulary.ts'

/** The rarities that can be compared, most common first: Promo stands outside of the order (requirements §3). */
export const RARITY_ORDER: readonly Rarity[] = RARITIES.filter((rarity) => rarity !== 'Promo')

/** How rare a rarity is: 0 for Common and upwards, -1 for Promo, which is never the best. */
export function rarityRank(rarity: Rarity): number {
  return RARITY_ORDER.indexOf(rarity)
}

/** Orders rarities from the most common to the rarest, Promo last. */
export function compareRarity(a: Rarity, b: Rarity): number {
  return RARITIES.indexOf(a) - RARITIES.indexOf(b)
}

/** Whether a card of this rarity is framed in pearl, and shimmers when looked at. */
export function isPrecious(rarity: Rarity): boolean {
  return rarity === 'Epic' || rarity === 'Iconic' || rarity === 'Enchanted'
}

/** What there is to rank a printing by. */
export type Ranked = Pick<Card, 'rarity'> & { readonly images: unknown }

/**
 * The printing that stands for its character: the rarest one, a promo only where nothing else is left
 * (requirements §2, Characters). Between equals one with a picture wins, then the first; undefined for no cards.
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
