import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INKS } from '../cards/vocabulary.ts'
import { anyMatches } from './match.arbitrary.ts'
import { isCounted } from './match.ts'
import { heatOf, recordAgainst, recordAgainstPair } from './matchupGrid.ts'

const record = (wins: number, total: number) => ({ wins, losses: total - wins, ties: 0, total })

test('a matchup has a step from its fifth match on', () => {
  expect(heatOf(record(0, 0))).toBe('few')
  expect(heatOf(record(4, 4))).toBe('few')
  expect(heatOf(record(5, 5))).toBe(3)
  expect(heatOf(record(0, 5))).toBe(-3)
})

test.each([
  [34, -3],
  [35, -2],
  [42, -2],
  [43, -1],
  [49, -1],
  [50, 0],
  [51, 1],
  [57, 1],
  [58, 2],
  [67, 2],
  [68, 3],
] as const)('%i wins of 100 are step %i', (wins, heat) => {
  expect(heatOf(record(wins, 100))).toBe(heat)
})

test('each match counts for one pair and for both of its inks', () => {
  fc.assert(
    fc.property(anyMatches, (history) => {
      const matches = history.filter(isCounted)
      const sum = (totals: readonly number[]) => totals.reduce((all, total) => all + total, 0)
      const pairs = INKS.flatMap((one, index) =>
        INKS.slice(index + 1).map((other) => recordAgainstPair(matches, other, one).total),
      )
      expect(sum(pairs)).toBe(matches.length)
      expect(sum(INKS.map((ink) => recordAgainst(matches, ink).total))).toBe(2 * matches.length)
    }),
  )
})
