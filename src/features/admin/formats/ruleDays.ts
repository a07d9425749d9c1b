import { formatIsoDay } from '#domain/dates/formatDay.ts'
import type { FormatRule } from '#domain/formats/formatRule.ts'

/** An ISO day for display: "Jul 17, 2026". */
export const dayText = (day: string): string => formatIsoDay(day, 'medium')

/** The days on which a rule holds: "from Apr 8, 2025 until Jul 14, 2026", or "always". */
export function daysText({ from, until }: Pick<FormatRule, 'from' | 'until'>): string {
  const parts = [from && `from ${dayText(from)}`, until && `until ${dayText(until)}`].filter(Boolean)
  return parts.length === 0 ? 'always' : parts.join(' ')
}
