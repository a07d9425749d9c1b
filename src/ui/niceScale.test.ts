import fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceScale } from './niceScale.ts'

test.each([
  [
    [12.4, 13.3],
    [12, 12.5, 13, 13.5],
  ],
  [
    [0.29, 0.31],
    [0.29, 0.3, 0.31],
  ],
  [
    [226_851.02, 233_280.57],
    [225_000, 230_000, 235_000],
  ],
  [
    [0.29, 0.3],
    [0.29, 0.3],
  ],
  [
    [0.29, 0.29],
    [0.27, 0.28, 0.29, 0.3, 0.31],
  ],
  [
    [0, 10],
    [0, 5, 10],
  ],
  [
    [5, 5],
    [4.6, 4.8, 5, 5.2, 5.4],
  ],
])('%j gets the ticks %j', (values, ticks) => {
  expect(niceScale(values, 0.01).ticks).toEqual(ticks)
})

test('a scale has two to six evenly spaced round ticks that enclose all values', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100)
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1 }), (values) => {
      const { ticks, step } = niceScale(values, 0.01)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values))
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
      expect(ticks[0]).toBeGreaterThanOrEqual(0)
      ticks.slice(1).forEach((tick, index) => expect(tick - (ticks[index] ?? 0)).toBeCloseTo(step, 6))
    }),
  )
})
