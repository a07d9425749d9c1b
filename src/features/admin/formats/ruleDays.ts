import { formatIsoDay } from '#domain/dates/formatDay.ts'
import type { FormatRule } from '#domain/formats/formatRule.ts'

/** The days on which a rule holds: "from Apr 8, 2025 until Jul 14, 2026", or "always". */
export function daysText({ from, until }: Pick<FormatRule, 'from' | 'until'>): string {
  const parts = [
    from && `from ${formatIsoDay(from, 'medium')}`,
    until && `until ${formatIsoDay(until, 'medium')}`,
  ].filter(Boolean)
  return parts.length === 0 ? 'always' : parts.join(' ')
}
