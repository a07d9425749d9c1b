const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/**
 * Formats the day of an instant: "Nov 20, 2026", or "November 20, 2026" when long. It does not use
 * `Intl.DateTimeFormat`, because creating the first one takes 100 ms on a slow phone, and deck lists need no other.
 * @param where the time zone: the reader's by default, or UTC.
 */
export function formatDay(moment: Date, length: 'medium' | 'long', where: 'here' | 'UTC' = 'here'): string {
  const [year, month, day] =
    where === 'UTC'
      ? [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()]
      : [moment.getFullYear(), moment.getMonth(), moment.getDate()]
  const name = MONTHS[month] ?? ''
  return `${length === 'long' ? name : name.slice(0, 3)} ${day}, ${year}`
}

/** Formats an ISO day: "Jul 17, 2026", or "July 17, 2026" when long. */
export const formatIsoDay = (day: string, length: 'medium' | 'long'): string => formatDay(new Date(day), length, 'UTC')
