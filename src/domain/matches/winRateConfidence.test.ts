import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesUntilVerdict, rateInterval, winRateVerdict } from './winRateConfidence.ts'
import { winRate } from './matchRecord.ts'

const anyRecord = fc
  .record({ wins: fc.nat(400), losses: fc.nat(400), ties: fc.nat(50) })
  .map((counts) => ({ ...counts, total: counts.wins + counts.losses + counts.ties }))
  .filter(({ total }) => total > 0)

const of = (wins: number, total: number) => ({ wins, losses: total - wins, ties: 0, total })

describe('the interval of a win rate', () => {
  // Expected values: the score interval of R's prop.test(…, correct = FALSE).
  test.each([
    [5, 10, 23.66, 76.34],
    [10, 10, 72.25, 100],
    [0, 10, 0, 27.75],
    [60, 100, 50.2, 69.06],
    [1, 1, 20.65, 100],
  ])('of %i wins in %i matches is %f to %f', (wins, total, low, high) => {
    const interval = rateInterval({ wins, total })
    expect(interval?.low).toBeCloseTo(low, 2)
    expect(interval?.high).toBeCloseTo(high, 2)
  })

  test('contains the rate, stays within 0 to 100, and is mirrored when wins and losses are swapped', () => {
    fc.assert(
      fc.property(anyRecord, ({ wins, total }) => {
        const { low, high } = rateInterval({ wins, total }) ?? { low: 101, high: -1 }
        const rate = winRate({ wins, total }) ?? -1
        expect(low).toBeGreaterThanOrEqual(0)
        expect(low).toBeLessThanOrEqual(rate + 1e-9)
        expect(high).toBeGreaterThanOrEqual(rate - 1e-9)
        expect(high).toBeLessThanOrEqual(100)
        const mirrored = rateInterval({ wins: total - wins, total })
        expect(mirrored?.low).toBeCloseTo(100 - high, 8)
      }),
    )
  })

  test('becomes narrower with more matches at the same rate', () => {
    fc.assert(
      fc.property(anyRecord, ({ wins, total }) => {
        const width = (times: number) => {
          const { low, high } = rateInterval({ wins: wins * times, total: total * times }) ?? { low: 0, high: 0 }
          return high - low
        }
        expect(width(2)).toBeLessThan(width(1))
      }),
    )
  })

  test('is null without matches', () => {
    expect(rateInterval({ wins: 0, total: 0 })).toBeNull()
  })
})

describe('games needed for a verdict', () => {
  test('suffice at the same rate, and one game less does not', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const games = matchesUntilVerdict(record) ?? -1
        const after = (more: number) => {
          const total = record.total + more
          return winRateVerdict({ ...record, wins: (record.wins / record.total) * total, total })
        }
        expect(games).toBeGreaterThanOrEqual(0)
        expect(after(games)).not.toBe('open')
        expect(games === 0 || after(games - 1) === 'open').toBe(true)
      }),
    )
  })

  test('are at most a hundred in total, even at exactly 50 %', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(Math.min(record.total, 100) + (matchesUntilVerdict(record) ?? 999)).toBeLessThanOrEqual(100)
      }),
    )
    expect(matchesUntilVerdict(of(5, 10))).toBe(83)
  })

  test.each([
    [of(0, 0), 'open', null],
    [of(3, 3), 'open', 1],
    [of(4, 4), 'better', 0],
    [of(0, 4), 'worse', 0],
    [of(6, 10), 'open', 79],
    [of(7, 10), 'open', 15],
    [of(50, 100), 'even', 0],
  ])('of %o: the verdict is %s, %s more games', (record, verdict, games) => {
    expect(winRateVerdict(record)).toBe(verdict)
    expect(matchesUntilVerdict(record)).toBe(games)
  })
})
