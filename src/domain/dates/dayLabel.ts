import { calendarDay } from './calendarDay.ts'
import { dateFormat } from './dateFormat.ts'

/** How a day is written that is not named by its distance. */
export type DayLabelOptions = {
  /** 'full' makes "Friday, September 5, 2025", 'medium' makes "Sep 5, 2025". */
  readonly dateStyle: 'full' | 'medium'
  /** Such as 'Europe/Berlin'; the reader's own when left out. */
  readonly timeZone?: string | undefined
}

/**
 * Names the day of an instant as seen from now: "Today", "Yesterday", "3 days ago" under 7 days, else its date, also for
 * a day to come (specification §2, Collection activity; §9, match date labels). "Unknown" where there is no instant,
 * "Invalid date" where it cannot be read (§8, Date helpers).
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
