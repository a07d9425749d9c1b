import { expect, test } from 'vitest'
import { formatChange } from './formatChange.ts'

test.each([
  [{ usd: 1234.5, percent: 10 }, '+$1,234.50 (+10.0%)'],
  [{ usd: -1.2, percent: -3.4449 }, '−$1.20 (−3.4%)'],
  [{ usd: 0.01, percent: 0.0004 }, '+$0.01 (+0.0%)'],
  [{ usd: 6, percent: null }, '+$6.00'],
  [{ usd: 0, percent: 0 }, 'No change'],
])('%j is %s', (change, text) => {
  expect(formatChange(change)).toBe(text)
})
