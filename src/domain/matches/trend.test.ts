import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMatches } from './match.arbitrary.ts'
import { byNewest, isCounted } from './match.ts'
import { countResults, winRate } from './matchRecord.ts'
import { FORM_WINDOW, winRateTrend } from './trend.ts'

describe('the trend of a win rate', () => {
  test('gives after each match that counts the rate of all matches so far and of the last 10', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        const oldestFirst = matches.filter(isCounted).toSorted(byNewest).toReversed()
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
