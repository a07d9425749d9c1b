import { createHash } from 'node:crypto'
import type { Card } from '#domain/cards/card.ts'
import type { FaceCard } from '#domain/cards/face/describeFace.ts'
import type { Ink } from '#domain/cards/vocabulary.ts'
import type { CostBucket } from '#domain/decks/deckAnalytics.ts'
import type { Legality } from '#domain/decks/legality.ts'

/** The content of a preview picture, as plain data: it can be sent to the drawing process and hashed. */
export type Scene =
  | { readonly kind: 'card'; readonly card: FaceCard }
  | {
      readonly kind: 'deck'
      readonly name: string
      /** Null when the profile is private. */
      readonly author: string | null
      readonly inks: readonly Ink[]
      readonly legality: Legality
      readonly totalCards: number
      readonly costCurve: readonly { readonly cost: CostBucket; readonly cards: number }[]
      /** The most characteristic cards; `others` counts the remaining copies. */
      readonly cards: readonly (Pick<Card, 'characterName' | 'version' | 'cost' | 'inkable' | 'inks'> & {
        readonly quantity: number
      })[]
      readonly others: number
    }
  | {
      readonly kind: 'collection'
      readonly name: string
      readonly progress: Progress
      /** The most complete sets, most complete first. */
      readonly sets: readonly (Progress & { readonly name: string })[]
    }
  | {
      readonly kind: 'cards'
      /** A small line above the name, such as "Character". */
      readonly eyebrow: string
      readonly name: string
      readonly line: string
      /** Three at most, the best one first. */
      readonly cards: readonly FaceCard[]
    }
  | { readonly kind: 'site' }

type Progress = { readonly collected: number; readonly total: number }

/** Increment when the design of pictures changes, to invalidate cached ones. */
const DESIGN = 2

/** A version for a picture's address: a hash of its scene and of the design. */
export const versionOf = (scene: Scene): string =>
  createHash('sha256')
    .update(`${DESIGN}${JSON.stringify(scene)}`)
    .digest('base64url')
    .slice(0, 12)
