import { type Ink, INKS } from '../cards/vocabulary.ts'

/** The results of a match, and who started (requirements §3, matches). */
export const RESULTS = ['win', 'loss', 'tie'] as const
export type Result = (typeof RESULTS)[number]

export const INITIATIVES = ['on_play', 'on_draw'] as const
export type Initiative = (typeof INITIATIVES)[number]

/** The two different inks of an opponent's deck, in the game's order. */
export type OpponentInks = readonly [Ink, Ink]

/** A match that a member logged with one of their decks (requirements §3, matches). */
export type Match = {
  readonly id: string
  readonly deckId: string
  readonly result: Result
  readonly initiative: Initiative
  readonly opponentInks: OpponentInks
  /** Empty without notes. */
  readonly notes: string
  /** An ISO date and time in UTC, in the format of `Date.toISOString`, which sorts chronologically. */
  readonly matchDate: string
  /** Why the server refused a match that is saved only in this browser. The member can correct it. */
  readonly refusal?: string | undefined
}

/** The fields of a match that a member enters. */
export type MatchValues = Omit<Match, 'id' | 'refusal'>

/** Orders two inks as the game does. */
export const toOpponentInks = (one: Ink, other: Ink): OpponentInks => (one < other ? [one, other] : [other, one])

/** The name of a pair of inks, 'Amber + Ruby': the key of a color matchup (requirements §3, Deck stats). */
export const inkPairName = ([first, second]: OpponentInks): string => `${first} + ${second}`

/** All pairs of inks that an opponent can have, in the game's order. */
export const INK_PAIRS: readonly OpponentInks[] = INKS.flatMap((first, index) =>
  INKS.slice(index + 1).map((second): OpponentInks => [first, second]),
)

/** Compares matches, the latest first. Matches of the same instant compare by id, so that the order is total. */
export function byNewest(one: Match, other: Match): number {
  if (one.matchDate !== other.matchDate) return one.matchDate < other.matchDate ? 1 : -1
  return one.id < other.id ? -1 : Number(one.id > other.id)
}

/** Adds or replaces a match; the result is sorted, the latest first. */
export const withMatch = (matches: readonly Match[], match: Match): readonly Match[] =>
  [...withoutMatch(matches, match.id), match].toSorted(byNewest)

/** Removes a match. */
export const withoutMatch = (matches: readonly Match[], id: string): readonly Match[] =>
  matches.filter((match) => match.id !== id)
