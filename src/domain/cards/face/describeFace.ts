import type { Card } from '../card.ts'
import { isPrecious } from '../rarity.ts'
import type { CardType } from '../vocabulary.ts'
import { cardKind } from './cardKind.ts'
import { cardEmblem, type Emblem, typeEmblem } from './emblem.ts'
import { nameFit } from './nameFit.ts'
import { textFit } from './textFit.ts'

/** The fields of a card that its face shows. */
export type FaceCard = Pick<
  Card,
  | 'characterName'
  | 'version'
  | 'cost'
  | 'inkable'
  | 'inks'
  | 'types'
  | 'classifications'
  | 'rarity'
  | 'set'
  | 'collectorNumber'
  | 'strength'
  | 'willpower'
  | 'lore'
  | 'moveCost'
  | 'text'
  | 'keywords'
  | 'flavorText'
  | 'franchise'
  | 'landscape'
>

/** A location is a postcard in an upright frame, and landscape where there is room. */
export type FaceShape = 'portrait' | 'postcard' | 'landscape'

/**
 * A card's face. The site (src/cardUi/face) and the preview pictures (server/preview) both render it, with the
 * positions and colors of the style sheets in src/cardUi/face. Sizes are percentages of the card's width.
 */
export type Face = Pick<
  FaceCard,
  'characterName' | 'version' | 'cost' | 'inkable' | 'inks' | 'rarity' | 'text' | 'keywords' | 'franchise'
> & {
  readonly shape: FaceShape
  /** Whether the card has a pearl frame and rays behind its seal. */
  readonly isPrecious: boolean
  /** The drawing in the seal, and a small one below it. */
  readonly emblem: Emblem
  readonly type: Lowercase<CardType> | null
  /** Selects the bloom in the art. */
  readonly seed: string
  /** Shrinks a name that has to fit on one line, because a version follows; other names may have two lines. */
  readonly nameScale: number
  readonly stats: readonly FaceStat[]
  readonly kind: string
  /** The size of rules and flavor text. */
  readonly textSize: number
  /** Null if there is none, or no room for it. */
  readonly flavor: string | null
  /** The number of lore symbols. */
  readonly lore: number
  /** Collector number and set. */
  readonly printing: string
}

/** In their order on the card. */
const STATS = ['strength', 'moveCost', 'willpower'] as const

type FaceStat = { readonly symbol: (typeof STATS)[number]; readonly value: number }

/** More symbols would cover the text. */
const MAX_LORE = 6

/** @param isLandscape whether a location is landscape; by default it is a postcard. */
export function describeFace(card: FaceCard, isLandscape = false): Face {
  const shape = card.landscape ? (isLandscape ? 'landscape' : 'postcard') : 'portrait'
  const { size, flavor } = textFit(card.text, card.flavorText, shape === 'landscape')
  return {
    ...card,
    shape,
    isPrecious: isPrecious(card.rarity),
    emblem: cardEmblem(card),
    type: typeEmblem(card),
    seed: `${card.characterName} ${card.version}`,
    nameScale: nameFit(card.characterName),
    stats: STATS.flatMap((symbol) => {
      const value = card[symbol]
      return value === null ? [] : [{ symbol, value }]
    }),
    kind: cardKind(card),
    textSize: size,
    flavor,
    lore: Math.min(card.lore ?? 0, MAX_LORE),
    printing: `${card.collectorNumber} · ${card.set}`,
  }
}
