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

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is the ISO day of a real day. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The day of an instant by the clock of whoever looks, as an ISO day. */
export function toDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}

/** The ISO day so many days before an instant. */
export const daysBefore = (now: Date, days: number): string =>
  toDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days))

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
