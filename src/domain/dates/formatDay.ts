const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/**
 * Writes the day of a moment where the reader is: "Nov 20, 2026", or "November 20, 2026" when long. By hand, because a
 * slow phone takes 100 ms to make its first `Intl.DateTimeFormat`, and lists of decks show nothing else that needs one.
 * @param where its day there; where the reader is when nothing is said.
 */
export function formatDay(moment: Date, length: 'medium' | 'long', where: 'here' | 'UTC' = 'here'): string {
  const [year, month, day] =
    where === 'UTC'
      ? [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()]
      : [moment.getFullYear(), moment.getMonth(), moment.getDate()]
  const name = MONTHS[month] ?? ''
  return `${length === 'long' ? name : name.slice(0, 3)} ${day}, ${year}`
}
