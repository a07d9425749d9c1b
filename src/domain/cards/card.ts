import type { CardType, Ink, Rarity } from './vocabulary.ts'

/** Market prices in USD; null where the market has none (requirements §5: 0, empty and missing count as no price). */
export type CardPrices = { readonly usd: number | null; readonly usdFoil: number | null }

/** Addresses of a card's picture by width: about 180, 360 and 734 px. */
export type CardImages = { readonly small: string; readonly normal: string; readonly large: string }

/**
 * One printing of a card, as the product uses it (requirements §3, "Card as used by the UI").
 * Lists stay lists here: they are joined with commas only where they are shown.
 */
export type Card = {
  readonly id: string
  /** The card's address, see `makeCardSlug`. */
  readonly slug: string
  /** The full name: "Elsa - Spirit of Winter", or "A Whole New World" where there is no version. */
  readonly name: string
  /** The part of the name before " - ". */
  readonly characterName: string
  readonly version: string | null
  readonly cost: number
  readonly inkable: boolean
  /** One ink, two on dual-ink cards, none on a card that the data gives no ink. */
  readonly inks: readonly Ink[]
  readonly types: readonly CardType[]
  readonly classifications: readonly string[]
  readonly rarity: Rarity
  /** The set's name. */
  readonly set: string
  readonly setId: string
  /** Text, because promos and variants are numbered "4a" or "25ja". */
  readonly collectorNumber: string
  readonly strength: number | null
  readonly willpower: number | null
  readonly lore: number | null
  /** What moving a character to this location costs. */
  readonly moveCost: number | null
  /** Rules text, one ability a line, symbols as {I} {E} {S} {W} {L} {IW}. */
  readonly text: string
  readonly keywords: readonly string[]
  readonly flavorText: string | null
  readonly artists: readonly string[]
  readonly franchise: string | null
  readonly images: CardImages | null
  readonly landscape: boolean
  readonly tcgplayerId: number | null
  readonly prices: CardPrices
}
