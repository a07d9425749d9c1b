import { daysBefore, toLocalDay } from '../dates/isoDay.ts'
import type { Match } from './match.ts'

/**
 * A period of a match history: the last `last` days, or the days `from` to `to`, both included. A missing bound is
 * open. Days are ISO days, such as '2026-11-21', in the reader's time zone.
 */
export type Period = {
  readonly last?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The matches of a period. The last 7 days are today and the six days before it. */
export function inPeriod(matches: readonly Match[], { last, from, to }: Period, now: Date): readonly Match[] {
  const first = last === undefined ? from : daysBefore(now, last - 1)
  const latest = last === undefined ? to : undefined
  if (first === undefined && latest === undefined) return matches
  return matches.filter(({ matchDate }) => {
    const day = toLocalDay(new Date(matchDate))
    return (first === undefined || day >= first) && (latest === undefined || day <= latest)
  })
}
