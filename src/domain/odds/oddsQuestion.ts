import type { CardGroup } from './cardGroup.ts'
import type { CurvePolicy } from './inkOdds.ts'
import type { MulliganPolicy } from './mulliganPolicy.ts'

/** The last turn with odds. */
export const LAST_TURN = 10

/** The most cards of a group that can be asked for. */
export const MAX_WANTED = 4

/** A number of cards of a group. */
export type Wanted = { readonly count: number; readonly group: CardGroup }

/** The question about a deck that its page answers: about groups of cards, or about ink and curve. */
export type OddsQuestion = {
  readonly about: 'cards' | 'curve'
  /** Null for the deck's first card. */
  readonly a: Wanted | null
  /** Null without a second group. */
  readonly b: Wanted | null
  /** From 0, the opening hand, to `LAST_TURN`. */
  readonly turn: number
  readonly onThePlay: boolean
  readonly mulligan: MulliganPolicy
  readonly curveMulligan: CurvePolicy
  /** The first turn on which a card is played on curve. */
  readonly firstTurn: number
}

/** The question of a page without parameters. */
export const DEFAULT_QUESTION: OddsQuestion = {
  about: 'cards',
  a: null,
  b: null,
  turn: 3,
  onThePlay: true,
  mulligan: { kind: 'others' },
  curveMulligan: { kind: 'keep' },
  firstTurn: 2,
}
