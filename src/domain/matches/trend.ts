import { byNewest, type Match } from './match.ts'

/** Where the win rate stood after a match, in percent 0 to 100. */
export type TrendPoint = {
  readonly match: Match
  /** Of all matches so far. */
  readonly rate: number
  /** Of the last 10, or of all while there are fewer: the form of the day. */
  readonly form: number
}

/** Matches that make up the form. */
export const FORM_WINDOW = 10

/** The way of the win rate, from the first match to the latest (issue 6, point 3). */
export function winRateTrend(matches: readonly Match[]): readonly TrendPoint[] {
  const oldestFirst = matches.toSorted(byNewest).toReversed()
  /** How many of the first so many matches were won. */
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
