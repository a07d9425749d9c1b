import { addDays, daysBetween } from '../dates/isoDay.ts'

/** The value of something on a day. */
export type ValueOnDay = {
  /** ISO day in UTC, such as '2026-11-21'. */
  readonly day: string
  /** USD. */
  readonly usd: number
}

/** The change of a value over time. */
export type ValueChange = {
  /** USD, exact to the cent; negative for a loss. */
  readonly usd: number
  /** Percent of the first value; null if that was zero. */
  readonly percent: number | null
}

/**
 * Fills in the value of every day of a period.
 * @param history the days on which the value changed, the oldest first; each value lasts until the next.
 * @param since the first day of the period. If no value is known by then, the period starts on the first known day.
 * @param until the last day of the period. A later last entry extends the period, because clocks differ.
 */
export function dailyValues(history: readonly ValueOnDay[], since: string, until: string): readonly ValueOnDay[] {
  const [first, latest] = [history[0], history.at(-1)]
  if (!first || !latest) return []
  const start = first.day > since ? first.day : since
  const end = latest.day > until ? latest.day : until
  const count = daysBetween(start, end) + 1
  let latestIndex = 0
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = addDays(start, index)
    while ((history[latestIndex + 1]?.day ?? '9') <= day) latestIndex++
    return { day, usd: history[latestIndex]?.usd ?? 0 }
  })
}

/** The change from the first day to the last; null for fewer than two days. */
export function valueChange(days: readonly ValueOnDay[]): ValueChange | null {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || days.length < 2) return null
  const cents = Math.round(last.usd * 100) - Math.round(first.usd * 100)
  return { usd: cents / 100, percent: first.usd === 0 ? null : cents / first.usd }
}
