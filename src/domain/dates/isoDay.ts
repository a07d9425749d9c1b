const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is an ISO day that exists, such as '2026-11-21'. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The day of an instant in the reader's time zone, as an ISO day. */
export function toLocalDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}

/** The ISO day that is `days` days before an instant, in the reader's time zone. */
export const daysBefore = (now: Date, days: number): string =>
  toLocalDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days))

/** The ISO day of an instant in UTC. @param time milliseconds since the epoch */
export const toUtcDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

const DAY_MS = 24 * 60 * 60_000

/** The ISO day that is `days` days after another, or before it if `days` is negative. */
export const addDays = (day: string, days: number): string => toUtcDay(Date.parse(day) + days * DAY_MS)

/** The number of days from one ISO day to another; negative if `last` is before `first`. */
export const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / DAY_MS
