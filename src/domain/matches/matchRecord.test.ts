import { expect, test } from 'vitest'
import { formatRate, formatRecord, rateTone } from './matchRecord.ts'

test.each([
  [100, '100.0%'],
  [62.5, '62.5%'],
  [200 / 3, '66.7%'],
  [0, '0.0%'],
  [null, '–'],
])('a win rate of %s is shown as %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text)
})

test.each([
  [50.01, 'good'],
  [50, 'even'],
  [49.99, 'poor'],
  [0, 'poor'],
  [null, 'even'],
])('a win rate of %s is %s', (rate, tone) => {
  expect(rateTone(rate)).toBe(tone)
})

test('a record includes ties only if there are any', () => {
  expect(formatRecord({ wins: 10, losses: 6, ties: 0, total: 16 })).toBe('10–6')
  expect(formatRecord({ wins: 1200, losses: 6, ties: 1, total: 1207 })).toBe('1,200–6–1')
})
