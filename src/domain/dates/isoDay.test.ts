import { expect, test } from 'vitest'
import { daysBefore, isDay, toDay } from './isoDay.ts'

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

test('a day is that of the clock of whoever looks, from its first minute to its last', () => {
  expect(toDay(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21')
  expect(toDay(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
})

test('days are counted back over the end of a month', () => {
  expect(daysBefore(new Date(2026, 2, 1, 12), 1)).toBe('2026-02-28')
  expect(daysBefore(new Date(2026, 2, 1, 12), 0)).toBe('2026-03-01')
})
