const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/**
 * Writes the day of a moment where the reader is: "Nov 20, 2026", or "November 20, 2026" when long. By hand, because a
 * slow phone takes 100 ms to make its first `Intl.DateTimeFormat`, and lists of decks show nothing else that needs one.
 */
export function formatDay(moment: Date, length: 'medium' | 'long'): string {
  const month = MONTHS[moment.getMonth()] ?? ''
  return `${length === 'long' ? month : month.slice(0, 3)} ${moment.getDate()}, ${moment.getFullYear()}`
}
