import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INKS } from '../cards/vocabulary.ts'
import { anyMatches } from './match.arbitrary.ts'
import { INK_PAIRS, isCounted, type MetInks } from './match.ts'
import { heatOf, recordAgainst, recordAgainstInks } from './matchupGrid.ts'

const record = (wins: number, total: number) => ({ wins, losses: total - wins, ties: 0, total })

test('a matchup has a step from its fifth match on', () => {
  expect(heatOf(record(0, 0))).toBe('few')
  expect(heatOf(record(4, 4))).toBe('few')
  expect(heatOf(record(5, 5))).toBe(3)
  expect(heatOf(record(0, 5))).toBe(-3)
})

test.each([
  [32, -3],
  [33, -2],
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

test('a matchup has the opposite step from the other side', () => {
  const counts = fc.nat(3000)
  fc.assert(
    fc.property(counts, counts, (wins, losses) => {
      fc.pre(wins + losses >= 5)
      const [ours, theirs] = [heatOf(record(wins, wins + losses)), heatOf(record(losses, wins + losses))]
      expect(Number(ours) + Number(theirs)).toBe(0)
    }),
  )
})

test('each match counts for its inks together and for each of them', () => {
  fc.assert(
    fc.property(anyMatches, (history) => {
      const matches = history.filter(isCounted)
      const sum = (totals: readonly number[]) => totals.reduce((all, total) => all + total, 0)
      const all: readonly MetInks[] = [...INK_PAIRS, ...INKS.map((ink) => [ink] as const)]
      expect(sum(all.map((inks) => recordAgainstInks(matches, inks).total))).toBe(matches.length)
      const inks = matches.flatMap(({ opponentInks }) => opponentInks)
      expect(sum(INKS.map((ink) => recordAgainst(matches, ink).total))).toBe(inks.length)
    }),
  )
})
