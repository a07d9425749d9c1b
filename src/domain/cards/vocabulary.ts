// The card service may know inks, rarities and types that these lists lack; see `withUnlisted`.

/** The six inks in the game's order (requirements §9). */
export const INKS = ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] as const
export type Ink = (typeof INKS)[number]

/**
 * The rarities from the most common to the rarest (requirements §9). Epic and Iconic, printed since 2025, come between
 * Legendary and Enchanted. Promo has no rank.
 */
export const RARITIES = [
  'Common',
  'Uncommon',
  'Rare',
  'Super Rare',
  'Legendary',
  'Epic',
  'Iconic',
  'Enchanted',
  'Promo',
] as const
export type Rarity = (typeof RARITIES)[number]

/** The card types. A song has two of them: Action and Song. */
export const CARD_TYPES = ['Character', 'Action', 'Song', 'Item', 'Location'] as const
export type CardType = (typeof CARD_TYPES)[number]

/** The costs that cards are filtered by; the last one includes all higher costs. */
export const COST_CHOICES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** The values of a list, then the other values that occur, in their order. */
export const withUnlisted = (listed: readonly string[], occurring: Iterable<string>): readonly string[] => [
  ...new Set([...listed, ...occurring]),
]

/** The place of a value in a list; values that the list lacks come after all others. */
export function placeIn(listed: readonly string[], value: string): number {
  const place = listed.indexOf(value)
  return place < 0 ? listed.length : place
}
