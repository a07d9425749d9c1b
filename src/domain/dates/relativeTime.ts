import { calendarDay } from './calendarDay.ts'
import { countOf } from '../text/countOf.ts'
import { dayLabel } from './dayLabel.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Says how long ago an instant was (requirements §9, Activity log): "Just now" under a minute, "5 minutes ago", "1
 * hour ago" under 24 hours, then "Yesterday", "3 days ago" under 7 days, then the date. Days are calendar days, as in
 * the headings of `dayLabel`. A future instant is "Just now", because clocks differ. Returns "Never" for null and
 * "Invalid date" for an unreadable text (§8, Date helpers).
 * @param then an ISO date and time.
 * @param now milliseconds since the epoch.
 * @param timeZone the reader's time zone by default.
 */
export function relativeTime(then: string | null, now: number, timeZone?: string): string {
  if (!then) return 'Never'
  const time = Date.parse(then)
  if (Number.isNaN(time)) return 'Invalid date'
  const elapsed = now - time
  if (elapsed < MINUTE_MS) return 'Just now'
  if (elapsed < HOUR_MS) return ago(elapsed / MINUTE_MS, 'minute')
  // The day on which daylight saving time ends has 25 hours.
  const isSameDay = calendarDay(time, timeZone) === calendarDay(now, timeZone)
  if (elapsed < 24 * HOUR_MS || isSameDay) return ago(elapsed / HOUR_MS, 'hour')
  return dayLabel(then, now, { dateStyle: 'medium', timeZone })
}

const ago = (units: number, name: string): string => `${countOf(Math.floor(units), name)} ago`
