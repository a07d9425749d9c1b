import { type Ink, INKS } from '../cards/vocabulary.ts'

/** The results that a member logs (requirements §3, matches). */
export const LOGGED_RESULTS = ['win', 'loss', 'tie'] as const

/** All results: an imported game may have been abandoned, which counts in no win rate. */
export const RESULTS = [...LOGGED_RESULTS, 'abandoned'] as const
export type Result = (typeof RESULTS)[number]

/** The initiative of a match: the player started, or the opponent (requirements §3, matches). */
export const INITIATIVES = ['on_play', 'on_draw'] as const
export type Initiative = (typeof INITIATIVES)[number]

/** The two different inks of an opponent's deck, in the game's order. */
export type OpponentInks = readonly [Ink, Ink]

/** The inks of a match's opponent: two, or one, which only an imported match can have. */
export type MetInks = readonly [Ink] | OpponentInks

/** The finished games of a match of two or three. More games won than lost make it a win. */
export type Score = { readonly bestOf: 2 | 3; readonly won: number; readonly lost: number }

/** A match that a member logged with one of their decks (requirements §3, matches). */
export type Match = {
  readonly id: string
  readonly deckId: string
  readonly result: Result
  /** Absent if the match was a single game. */
  readonly score?: Score | undefined
  /** Whether the player started the first game. */
  readonly initiative: Initiative
  readonly opponentInks: MetInks
  readonly opponentName?: string | undefined
  /** The event that the match was a round of, such as a league evening. */
  readonly event?: string | undefined
  /** From 1 to `MAX_ROUND`. */
  readonly round?: number | undefined
  /** Empty without notes. */
  readonly notes: string
  /** An ISO date and time in UTC, in the format of `Date.toISOString`, which sorts chronologically. */
  readonly matchDate: string
  /** The deck's version that was played, if it is not the one of that time (decision 070). */
  readonly deckVersion?: number | undefined
  /** The id of the game where it was imported from. */
  readonly gameId?: string | undefined
  /** Why the server refused a match that is saved only in this browser. The member can correct it. */
  readonly refusal?: string | undefined
}

/** The fields of a match that a member enters. */
export type MatchValues = Omit<Match, 'id' | 'refusal'>

/** Whether a match counts in records and win rates. */
export const isCounted = ({ result }: Pick<Match, 'result'>): boolean => result !== 'abandoned'

/** The last round that a match can have, as in the database. */
export const MAX_ROUND = 99

/** The scores of a match of two or three games, which may end early because time is up, the best first. */
export const SCORES: Record<Score['bestOf'], readonly Score[]> = {
  2: [
    { bestOf: 2, won: 2, lost: 0 },
    { bestOf: 2, won: 1, lost: 0 },
    { bestOf: 2, won: 1, lost: 1 },
    { bestOf: 2, won: 0, lost: 1 },
    { bestOf: 2, won: 0, lost: 2 },
  ],
  3: [
    { bestOf: 3, won: 2, lost: 0 },
    { bestOf: 3, won: 2, lost: 1 },
    { bestOf: 3, won: 1, lost: 0 },
    { bestOf: 3, won: 1, lost: 1 },
    { bestOf: 3, won: 0, lost: 1 },
    { bestOf: 3, won: 1, lost: 2 },
    { bestOf: 3, won: 0, lost: 2 },
  ],
}

/** The result of a match with a score. */
export const scoreResult = ({ won, lost }: Score): Result => (won > lost ? 'win' : won < lost ? 'loss' : 'tie')

/** Formats a score: '2–1'. */
export const formatScore = ({ won, lost }: Score): string => `${won}–${lost}`

/** Orders two inks as the game does. */
export const toOpponentInks = (one: Ink, other: Ink): OpponentInks => (one < other ? [one, other] : [other, one])

/** The inks of a match's opponent in the game's order. */
export const toMetInks = (one: Ink, other: Ink | undefined): MetInks =>
  other === undefined ? [one] : toOpponentInks(one, other)

/** The name of inks, 'Amber + Ruby': the key of a color matchup (requirements §3, Deck stats). */
export const inkPairName = (inks: MetInks): string => inks.join(' + ')

/** All pairs of inks that an opponent can have, in the game's order. */
export const INK_PAIRS: readonly OpponentInks[] = INKS.flatMap((first, index) =>
  INKS.slice(index + 1).map((second): OpponentInks => [first, second]),
)

/** All inks that an opponent can have: the pairs, then the single inks. */
export const ALL_MET_INKS: readonly MetInks[] = [...INK_PAIRS, ...INKS.map((ink) => [ink] as const)]

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
