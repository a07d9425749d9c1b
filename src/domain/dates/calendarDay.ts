import { dateFormat } from './dateFormat.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * The calendar day of an instant, as days since 1970-01-01. Consecutive days differ by one, including days of 23 or 25
 * hours.
 * @param time milliseconds since the epoch.
 * @param timeZone such as 'Europe/Berlin'; the reader's time zone by default.
 */
export function calendarDay(time: number, timeZone?: string): number {
  const format = dateFormat({ year: 'numeric', month: 'numeric', day: 'numeric', timeZone })
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day')) / DAY_MS
}
