import { byNewest, isCounted, type Match } from './match.ts'

/** The win rate after a match, in percent 0 to 100. */
export type TrendPoint = {
  readonly match: Match
  /** The win rate of all matches so far. */
  readonly rate: number
  /** The win rate of the last 10 matches, or of all matches while there are fewer. */
  readonly form: number
}

/** How many matches count as current form. */
export const FORM_WINDOW = 10

/** The win rate after each match that counts, from the first match to the latest. */
export function winRateTrend(matches: readonly Match[]): readonly TrendPoint[] {
  const oldestFirst = matches.filter(isCounted).toSorted(byNewest).toReversed()
  /** Prefix sums: the number of wins among the first n matches. */
  const wins = [0]
  for (const { result } of oldestFirst) wins.push((wins.at(-1) ?? 0) + Number(result === 'win'))
  return oldestFirst.map((match, index) => {
    const [played, before] = [index + 1, Math.max(0, index + 1 - FORM_WINDOW)]
    const won = wins[played] ?? 0
    return {
      match,
      rate: (won * 100) / played,
      form: ((won - (wins[before] ?? 0)) * 100) / (played - before),
    }
  })
}
