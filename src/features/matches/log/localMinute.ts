import { toLocalDay } from '#domain/dates/isoDay.ts'

/** A time by the clock of whoever looks, to the minute, as a field of the type `datetime-local` has it. */
export function toLocalMinute(date: Date): string {
  const [hours, minutes] = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'))
  return `${toLocalDay(date)}T${hours}:${minutes}`
}
