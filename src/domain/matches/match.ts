import { type Ink, INKS } from '../cards/vocabulary.ts'

/** How a match ended, and who began it (specification §3, matches). */
export const RESULTS = ['win', 'loss', 'tie'] as const
export type Result = (typeof RESULTS)[number]

export const INITIATIVES = ['on_play', 'on_draw'] as const
export type Initiative = (typeof INITIATIVES)[number]

/** The two different inks of an opponent's deck, in the game's order. */
export type OpponentInks = readonly [Ink, Ink]

/** A match that a member logged with a deck of theirs (specification §3, matches). */
export type Match = {
  readonly id: string
  readonly deckId: string
  readonly result: Result
  readonly initiative: Initiative
  readonly opponentInks: OpponentInks
  /** Empty where nothing was noted. */
  readonly notes: string
  /** An ISO date and time in UTC, as `Date.toISOString` writes it: such texts sort as their times do. */
  readonly matchDate: string
  /** Why one that is kept in a browser was not logged; it waits there to be changed. */
  readonly refusal?: string | undefined
}

/** What a member decides about a match. */
export type MatchValues = Omit<Match, 'id' | 'refusal'>

/** The two inks in the game's order, whichever was named first. */
export const toOpponentInks = (one: Ink, other: Ink): OpponentInks => (one < other ? [one, other] : [other, one])

/** A pair of inks by name, 'Amber + Ruby': the key of a color matchup (specification §3, Deck stats). */
export const inkPairName = ([first, second]: OpponentInks): string => `${first} + ${second}`

/** All pairs of inks that an opponent can have, in the game's order. */
export const INK_PAIRS: readonly OpponentInks[] = INKS.flatMap((first, index) =>
  INKS.slice(index + 1).map((second): OpponentInks => [first, second]),
)

/** Orders matches with the latest first; those of one instant by their id, so that there is one order. */
export function byNewest(one: Match, other: Match): number {
  if (one.matchDate !== other.matchDate) return one.matchDate < other.matchDate ? 1 : -1
  return one.id < other.id ? -1 : Number(one.id > other.id)
}

/** The matches with one more, or with one that changed; the latest first. */
export const withMatch = (matches: readonly Match[], match: Match): readonly Match[] =>
  [...withoutMatch(matches, match.id), match].toSorted(byNewest)

/** The matches without one of them. */
export const withoutMatch = (matches: readonly Match[], id: string): readonly Match[] =>
  matches.filter((match) => match.id !== id)
