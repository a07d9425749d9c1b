import { createHash } from 'node:crypto'
import type { Card } from '#domain/cards/card.ts'
import type { Ink } from '#domain/cards/vocabulary.ts'
import type { CostBucket } from '#domain/decks/deckAnalytics.ts'
import type { Legality } from '#domain/decks/legality.ts'

/** What a drawn card shows. */
export type CardScene = Pick<
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
>

/** What a preview picture shows: plain data, so that it can be sent to the process that draws and compared by its content. */
export type Scene =
  | { readonly kind: 'card'; readonly card: CardScene }
  | {
      readonly kind: 'deck'
      readonly name: string
      /** Null where the profile is private. */
      readonly author: string | null
      readonly inks: readonly Ink[]
      readonly legality: Legality
      readonly totalCards: number
      readonly costCurve: readonly { readonly cost: CostBucket; readonly cards: number }[]
      /** The cards that tell most about it, and how many copies of others it has. */
      readonly cards: readonly (Pick<Card, 'characterName' | 'version' | 'cost' | 'inkable' | 'inks'> & {
        readonly quantity: number
      })[]
      readonly others: number
    }
  | {
      readonly kind: 'collection'
      readonly name: string
      readonly progress: Progress
      /** The sets that are furthest, first. */
      readonly sets: readonly (Progress & { readonly name: string })[]
    }
  | {
      readonly kind: 'cards'
      /** A small line above the name, "Character". */
      readonly eyebrow: string
      readonly name: string
      readonly line: string
      /** Three at most, the best in front. */
      readonly cards: readonly CardScene[]
    }
  | { readonly kind: 'site' }

type Progress = { readonly collected: number; readonly total: number }

/** Raised when pictures are drawn in another way, so that nobody keeps the old ones. */
const DESIGN = 1

/** Names what a picture shows: another scene has another version. */
export const versionOf = (scene: Scene): string =>
  createHash('sha256')
    .update(`${DESIGN}${JSON.stringify(scene)}`)
    .digest('base64url')
    .slice(0, 12)
