import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchRecord } from '../matches/matchRecord.ts'
import { compareRecords, probabilityHigher, PRIOR_WEIGHT } from './evidence.ts'

const record = (wins: number, losses: number, ties = 0): MatchRecord => ({
  wins,
  losses,
  ties,
  total: wins + losses + ties,
})

const logFactorial = (count: number): number => (count < 2 ? 0 : Math.log(count) + logFactorial(count - 1))
/** The logarithm of the beta function of two integers. */
const logBeta = (one: number, other: number) =>
  logFactorial(one - 1) + logFactorial(other - 1) - logFactorial(one + other - 1)

/** The same probability as a finite sum, for integers (Miller 2014, "Formulas for Bayesian A/B testing"). */
function exactProbability(one: { wins: number; others: number }, other: { wins: number; others: number }): number {
  let sum = 0
  for (let count = 0; count < one.wins; count += 1)
    sum += Math.exp(
      logBeta(other.wins + count, one.others + other.others) -
        Math.log(one.others + count) -
        logBeta(1 + count, one.others) -
        logBeta(other.wins, other.others),
    )
  return sum
}

const counts = fc.record({ wins: fc.integer({ min: 1, max: 60 }), others: fc.integer({ min: 1, max: 60 }) })

test('the probability equals the exact sum', () => {
  fc.assert(
    fc.property(counts, counts, (one, other) => {
      expect(probabilityHigher(one, other)).toBeCloseTo(exactProbability(one, other), 4)
    }),
  )
})

test('one of two win rates is higher', () => {
  fc.assert(
    fc.property(counts, counts, (one, other) => {
      expect(probabilityHigher(one, other) + probabilityHigher(other, one)).toBeCloseTo(1, 9)
    }),
  )
})

test('equal records say nothing, and no number of matches settles them', () => {
  const [one, other] = [record(8, 8), record(8, 8)]
  const evidence = compareRecords(one, other, [one, other])
  expect(evidence?.percent).toBeCloseTo(50, 9)
  expect(evidence).toMatchObject({ isSettled: false, matchesNeeded: null })
})

test('without matches of both nothing is known', () => {
  expect(compareRecords(record(0, 0), record(8, 8), [record(8, 8)])).toBeNull()
  expect(compareRecords(record(8, 8), record(0, 0), [record(8, 8)])).toBeNull()
})

test('three wins in a row prove nothing, 30 of 40 beside 15 of 40 do', () => {
  const old = record(12, 12)
  const lucky = compareRecords(record(3, 0), old, [record(3, 0), old])
  expect(lucky?.isSettled).toBe(false)
  expect(lucky?.percent).toBeGreaterThan(60)
  expect(lucky?.percent).toBeLessThan(85)
  const [good, poor] = [record(30, 10), record(15, 25)]
  expect(compareRecords(good, poor, [good, poor])).toMatchObject({ isSettled: true, matchesNeeded: 0 })
  expect(compareRecords(poor, good, [good, poor])).toMatchObject({ isSettled: true })
})

test('the matches that are needed settle it, and one less does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (wins, losses) => {
      const [newer, older] = [record(wins, 20 - wins), record(20 - losses, losses)]
      const all = [newer, older]
      const needed = compareRecords(newer, older, all)?.matchesNeeded ?? 0
      if (needed === 0) return
      const grown = ({ wins: won, total }: MatchRecord, by: number) =>
        record((won * (total + by)) / total, ((total - won) * (total + by)) / total)
      // The mean of the deck does not change.
      const settledAfter = (by: number) => {
        const mean = (newer.wins + older.wins + 1) / (newer.total + older.total + 2)
        const beta = (one: MatchRecord) => ({
          wins: one.wins + mean * PRIOR_WEIGHT,
          others: one.total - one.wins + (1 - mean) * PRIOR_WEIGHT,
        })
        const higher = probabilityHigher(beta(grown(newer, by)), beta(grown(older, by)))
        return Math.max(higher, 1 - higher) >= 0.95
      }
      expect([settledAfter(needed), settledAfter(needed - 1)]).toEqual([true, false])
    }),
    { numRuns: 30 },
  )
})

test('5,000 matches are compared as exactly as ten', () => {
  const [newer, older] = [record(2600, 2400), record(2500, 2500)]
  const evidence = compareRecords(newer, older, [newer, older])
  // The difference of two normal distributions: 2 points beside a deviation of 1 point.
  expect(evidence?.percent).toBeGreaterThan(97)
  expect(evidence?.percent).toBeLessThan(98.5)
})
