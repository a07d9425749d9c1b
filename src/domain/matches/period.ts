import { daysBefore, toDay } from '../dates/isoDay.ts'
import type { Match } from './match.ts'

/**
 * Which days of a history are looked at: the last so many, or those from a day to another, both included. What is absent
 * leaves none out. Days are ISO days, such as '2026-11-21', by the clock of whoever looks.
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
    const day = toDay(new Date(matchDate))
    return (first === undefined || day >= first) && (latest === undefined || day <= latest)
  })
}
