import type { Ink } from './vocabulary.ts'

/** Market prices in USD; null without one. 0, empty and missing prices count as none (requirements §5). */
export type CardPrices = { readonly usd: number | null; readonly usdFoil: number | null }

/** URLs of a card's picture: about 180, 360 and 734 px wide. */
export type CardImages = { readonly small: string; readonly normal: string; readonly large: string }

/**
 * One printing of a card (requirements §3, "Card as used by the UI"). Lists stay lists; components join them for
 * display.
 */
export type Card = {
  readonly id: string
  /** The last part of the card page's path, see `makeCardSlug`. */
  readonly slug: string
  /** The full name: "Elsa - Spirit of Winter", or "A Whole New World" without a version. */
  readonly name: string
  /** The part of the name before " - ". */
  readonly characterName: string
  readonly version: string | null
  readonly cost: number
  readonly inkable: boolean
  /** One ink, two on dual-ink cards, none if the source has none. */
  readonly inks: readonly Ink[]
  /** Of inks that `INKS` lacks, the names; they have no color. */
  readonly otherInks: readonly string[]
  /** The types of `CARD_TYPES` in that order, then others. */
  readonly types: readonly string[]
  readonly classifications: readonly string[]
  /** One of `RARITIES`, or another word of the source. */
  readonly rarity: string
  /** The set's name. */
  readonly set: string
  readonly setId: string
  /** Text, because promos and variants are numbered "4a" or "25ja". */
  readonly collectorNumber: string
  readonly strength: number | null
  readonly willpower: number | null
  readonly lore: number | null
  /** The ink that it costs to move a character to this location. */
  readonly moveCost: number | null
  /** Rules text, one ability per line, with the symbols {I} {E} {S} {W} {L} {IW}. */
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
