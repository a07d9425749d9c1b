import { expect, test } from 'vitest'
import { describeCards, describePrices, type Freshness } from './freshness.ts'

const NEVER: Freshness = { cardsReadAt: null, pricesReadAt: null, packDay: null }
const now = new Date(2026, 10, 26, 9)
const at = (day: number, hour = 4) => new Date(2026, 10, day, hour).toISOString()

test.each([
  [at(26), 'Cards updated today'],
  [at(25, 23), 'Cards updated yesterday'],
  [at(20), 'Cards as of November 20, 2026, not updated since'],
  [at(27), 'Cards updated today'],
])('cards that were read at %s are "%s"', (cardsReadAt, text) => {
  expect(describeCards({ ...NEVER, cardsReadAt }, now)).toBe(text)
})

test('cards of the pack have the day of their newest set, even if that is recent', () => {
  expect(describeCards({ ...NEVER, packDay: '2026-05-08' }, now)).toBe('Cards as of May 8, 2026, not updated since')
  expect(describeCards({ ...NEVER, packDay: '2026-11-26' }, now)).toBe('Cards as of today, not updated since')
  expect(describeCards(NEVER, now)).toBeNull()
})

test.each([
  [at(26), 'Prices updated today'],
  [at(25), 'Prices updated yesterday'],
  [at(3), 'Prices updated November 3, 2026'],
  [null, null],
])('prices that were read at %s are "%s"', (pricesReadAt, text) => {
  expect(describePrices({ ...NEVER, pricesReadAt }, now)).toBe(text)
})
