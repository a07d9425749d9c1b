import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays, daysBefore, daysBetween, isDay, toLocalDay, toUtcDay } from './isoDay.ts'

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['yesterday', false],
  ['', false],
])('%s as a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test('a day follows the reader’s clock, from its first minute to its last', () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(toLocalDay(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21')
  expect(toLocalDay(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
})

test('days are counted back across the end of a month', () => {
  expect(daysBefore(new Date(2026, 2, 1, 12), 1)).toBe('2026-02-28')
  expect(daysBefore(new Date(2026, 2, 1, 12), 0)).toBe('2026-03-01')
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s plus %i days is %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result)
  expect(daysBetween(day, result)).toBe(days)
})

test('a day in UTC is the same in every time zone', () => {
  expect(toUtcDay(Date.parse('2026-11-21T23:59:59Z'))).toBe('2026-11-21')
  expect(toUtcDay(Date.parse('2026-11-22T00:30:00+01:00'))).toBe('2026-11-21')
})
