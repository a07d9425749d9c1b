import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMatches } from './match.arbitrary.ts'
import { byNewest } from './match.ts'
import { countResults, winRate } from './matchRecord.ts'
import { FORM_WINDOW, pickPoints, winRateTrend } from './trend.ts'

describe('the trend of a win rate', () => {
  test('has after each match the rate of all so far, and of the last 10', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        const oldestFirst = matches.toSorted(byNewest).toReversed()
        const points = winRateTrend(matches)
        expect(points.map(({ match }) => match)).toEqual(oldestFirst)
        for (const [index, { rate, form }] of points.entries()) {
          const soFar = oldestFirst.slice(0, index + 1)
          expect(rate).toBeCloseTo(winRate(countResults(soFar)) ?? -1, 8)
          expect(form).toBeCloseTo(winRate(countResults(soFar.slice(-FORM_WINDOW))) ?? -1, 8)
        }
      }),
    )
  })
})

describe('some of its points', () => {
  test('are few, in order, and have the first and the latest', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 2, max: 12 }), (length, count) => {
        const points = Array.from({ length }, (_, index) => index)
        const picked = pickPoints(points, count)
        expect(picked).toHaveLength(Math.min(length, count))
        expect(picked).toEqual(picked.toSorted((one, other) => one - other))
        expect([picked[0], picked.at(-1)]).toEqual([points[0], points.at(-1)])
      }),
    )
  })
})
