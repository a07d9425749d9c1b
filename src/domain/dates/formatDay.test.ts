import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { formatDay } from './formatDay.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['medium', 'here'],
  ['long', 'here'],
  ['long', 'UTC'],
] as const)('a day is formatted as by Intl, %s, %s', (dateStyle, where) => {
  // Kiritimati is 14 hours ahead of UTC, so its day often differs from the day in UTC.
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  expect(new Date(2026, 0).getTimezoneOffset()).toBe(-14 * 60)
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle, ...(where === 'UTC' && { timeZone: 'UTC' }) })
  const moments = fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(formatDay(moment, dateStyle, where)).toBe(intl.format(moment))
    }),
  )
})
