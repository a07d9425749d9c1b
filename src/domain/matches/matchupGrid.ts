import type { Ink } from '../cards/vocabulary.ts'
import type { Match, MetInks } from './match.ts'
import { countResults, type MatchRecord, winRate } from './matchRecord.ts'

/** With fewer matches a matchup's win rate says nothing, so only its record is shown. */
export const RATED_FROM = 5

/** How a matchup goes: -3 (mostly lost) to 3 (mostly won), 0 about even, or 'few' below `RATED_FROM` matches. */
export type Heat = -3 | -2 | -1 | 0 | 1 | 2 | 3 | 'few'

/** The step of a matchup's win rate. */
export function heatOf(record: MatchRecord): Heat {
  const rate = winRate(record)
  return rate === null || record.total < RATED_FROM ? 'few' : heatOfRate(rate)
}

/**
 * The step of a win rate in percent 0 to 100: step 2 begins at 58%, step 3 at 68%. A matchup seen from the other side has
 * the opposite step.
 */
export function heatOfRate(rate: number): Heat {
  const distance = Math.abs(rate - 50)
  if (distance === 0) return 0
  const isWon = rate > 50
  if (distance >= 18) return isWon ? 3 : -3
  if (distance >= 8) return isWon ? 2 : -2
  return isWon ? 1 : -1
}

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
