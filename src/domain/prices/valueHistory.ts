import { addDays, daysBetween } from '../dates/isoDay.ts'

/** What something was worth on a day. */
export type ValueOnDay = {
  /** ISO day in UTC, such as '2026-11-21'. */
  readonly day: string
  /** USD. */
  readonly usd: number
}

/** What became of a value. */
export type ValueChange = {
  /** USD, cent-exact; negative where it fell. */
  readonly usd: number
  /** Of what it was at first; null where that was nothing. */
  readonly percent: number | null
}

/**
 * The value of every single day of a period (issue 7, value over time).
 * @param history the days on which it changed, the oldest first; each value holds until the next.
 * @param since the first day. Where nothing is known yet on it, the first known day takes its place.
 * @param until the last day, unless the history goes on longer: clocks differ.
 */
export function valueOfEachDay(history: readonly ValueOnDay[], since: string, until: string): readonly ValueOnDay[] {
  const [first, latest] = [history[0], history.at(-1)]
  if (!first || !latest) return []
  const start = first.day > since ? first.day : since
  const end = latest.day > until ? latest.day : until
  const count = daysBetween(start, end) + 1
  let known = 0
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = addDays(start, index)
    while ((history[known + 1]?.day ?? '9') <= day) known++
    return { day, usd: history[known]?.usd ?? 0 }
  })
}

/** How a value changed from the first day to the last; null with less than two days: there is nothing to compare. */
export function valueChange(days: readonly ValueOnDay[]): ValueChange | null {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || days.length < 2) return null
  const cents = Math.round(last.usd * 100) - Math.round(first.usd * 100)
  return { usd: cents / 100, percent: first.usd === 0 ? null : cents / first.usd }
}
