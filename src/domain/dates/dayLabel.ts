import { calendarDay } from './calendarDay.ts'
import { dateFormat } from './dateFormat.ts'

/** The format of dates older than a week. */
export type DayLabelOptions = {
  /** 'full' gives "Friday, September 5, 2025", 'medium' gives "Sep 5, 2025". */
  readonly dateStyle: 'full' | 'medium'
  /** Such as 'Europe/Berlin'; the reader's time zone by default. */
  readonly timeZone?: string | undefined
}

/**
 * Labels the day of an instant relative to now: "Today", "Yesterday", "3 days ago" under 7 days, else the date, also
 * for future days (requirements §2, Collection activity; §9, match date labels). Returns "Unknown" for null and
 * "Invalid date" for an unreadable text (§8, Date helpers).
 * @param then an ISO date and time.
 * @param now milliseconds since the epoch.
 */
export function dayLabel(then: string | null, now: number, { dateStyle, timeZone }: DayLabelOptions): string {
  if (!then) return 'Unknown'
  const time = Date.parse(then)
  if (Number.isNaN(time)) return 'Invalid date'
  const days = calendarDay(now, timeZone) - calendarDay(time, timeZone)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days > 1 && days < 7) return `${days} days ago`
  return dateFormat({ dateStyle, timeZone }).format(time)
}
