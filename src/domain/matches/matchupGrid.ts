import type { Ink } from '../cards/vocabulary.ts'
import type { Match, MetInks } from './match.ts'
import { countResults, type MatchRecord, winRate } from './matchRecord.ts'

/** With fewer matches a matchup's win rate says nothing, so only its record is shown. */
export const RATED_FROM = 5

/** How a matchup goes: -3 (mostly lost) to 3 (mostly won), 0 about even, or 'few' below `RATED_FROM` matches. */
export type Heat = -3 | -2 | -1 | 0 | 1 | 2 | 3 | 'few'

/** The lower bounds of the steps, in percent. Exactly 50 % lies in step 0. */
const STEPS: readonly (readonly [from: number, heat: Heat])[] = [
  [68, 3],
  [58, 2],
  [50.01, 1],
  [50, 0],
  [43, -1],
  [35, -2],
]

/** The step of a matchup's win rate. */
export function heatOf(record: MatchRecord): Heat {
  const rate = winRate(record)
  return rate === null || record.total < RATED_FROM ? 'few' : heatOfRate(rate)
}

/** The step of a win rate in percent 0 to 100. */
export const heatOfRate = (rate: number): Heat => STEPS.find(([from]) => rate >= from)?.[1] ?? -3

/** The record against all decks with an ink. A match counts for both of its opponent's inks. */
export const recordAgainst = (matches: readonly Match[], ink: Ink): MatchRecord =>
  countResults(matches.filter(({ opponentInks }) => opponentInks.includes(ink)))

/** The record against decks of exactly these inks. */
export const recordAgainstInks = (matches: readonly Match[], inks: MetInks): MatchRecord =>
  countResults(
    matches.filter(
      ({ opponentInks }) => opponentInks.length === inks.length && opponentInks.every((ink, at) => ink === inks[at]),
    ),
  )
