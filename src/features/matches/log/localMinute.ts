import { toLocalDay } from '#domain/dates/isoDay.ts'

/** Formats a time in the reader's time zone, to the minute, for a `datetime-local` field. */
export function toLocalMinute(date: Date): string {
  const [hours, minutes] = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'))
  return `${toLocalDay(date)}T${hours}:${minutes}`
}
