import { type Days, daysFrom } from './days.ts'

/** The formats of official events. Core and Infinity have the names of the stored formats, but other rules. */
export const OFFICIAL_FORMATS = ['core', 'infinity', 'coconut'] as const
export type OfficialFormat = (typeof OFFICIAL_FORMATS)[number]

/**
 * The kinds of rules, with the meaning of their subject and amount:
 * - size: a deck has at least `amount` cards. The format exists on the days of this rule.
 * - inks: a deck has at most `amount` inks.
 * - copies: at most `amount` copies of a full name; of every name if the subject is empty. Null: any number.
 * - sets: the sets whose cards are legal from their prerelease: "main" or "all".
 * - set: the cards of the set with this code are legal too. card: the card with this full name is legal too.
 * - rotation: the set with this code is not legal.
 * - ban: the card with this full name is banned.
 * - any ink: with the card of this full name, other cards of a classification may have any ink.
 * - leaders: a deck has a leader, a card of the set with this code. leader copies: at most `amount` copies of it.
 */
export type RuleKind =
  | 'size'
  | 'inks'
  | 'copies'
  | 'sets'
  | 'set'
  | 'card'
  | 'rotation'
  | 'ban'
  | 'any ink'
  | 'leaders'
  | 'leader copies'

/** A rule of official events with the days on which it holds. */
export type FormatRule = {
  /** Null for all formats. */
  readonly format: OfficialFormat | null
  readonly kind: RuleKind
  /** A full card name, a set's code, "main" or "all", by kind; else empty. */
  readonly subject: string
  readonly amount: number | null
  /** For "any ink". */
  readonly classification: string | null
  /** The first day, an ISO day; null if it always held. */
  readonly from: string | null
  /** The first day on which it no longer holds; null without an end. */
  readonly until: string | null
  /** Where it is written: "TR 1.3.1" in the Tournament Rules, "CR 1.10.1.3" in the Comprehensive Rules. */
  readonly source: string
}

/** The days on which a rule holds. */
export const daysOf = ({ from, until }: Pick<FormatRule, 'from' | 'until'>): Days => daysFrom(from, until)
