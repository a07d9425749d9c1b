import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMatch, anyMatches } from './match.arbitrary.ts'
import {
  byNewest,
  formatScore,
  inkPairName,
  SCORES,
  scoreResult,
  toOpponentInks,
  withMatch,
  withoutMatch,
} from './match.ts'
import { deckStats } from './deckStats.ts'

test('a pair of inks is ordered', () => {
  expect(inkPairName(toOpponentInks('Ruby', 'Amber'))).toBe('Amber + Ruby')
  expect(toOpponentInks('Amber', 'Ruby')).toEqual(toOpponentInks('Ruby', 'Amber'))
})

test.each([2, 3] as const)(
  'the scores of %i games are all that the database allows, wins before ties before losses',
  (games) => {
    const all = [0, 1, 2].flatMap((won) => [0, 1, 2].map((lost) => [won, lost] as const))
    const allowed = all.filter(([won, lost]) => won + lost >= 1 && won + lost <= games)
    const scores = SCORES[games]
    expect(scores.map(formatScore).toSorted()).toEqual(allowed.map(([won, lost]) => `${won}–${lost}`).toSorted())
    const order = { win: 0, tie: 1, loss: 2, abandoned: 3 }
    const results = scores.map((score) => order[scoreResult(score)])
    expect(results).toEqual(results.toSorted((one, other) => one - other))
  },
)

test('the latest match comes first, and matches of the same instant are ordered by id', () => {
  const [one] = fc.sample(anyMatch, 1)
  const matches = ['2026-11-01', '2026-11-03', '2026-11-01', '2026-11-02'].map((day, id) => ({
    ...one!, // the sample has one element
    id: String(id),
    matchDate: `${day}T10:00:00.000Z`,
  }))
  for (const list of [matches, matches.toReversed()])
    expect(list.toSorted(byNewest).map(({ id }) => id)).toEqual(['1', '3', '0', '2'])
})

test('edits and deletions give the same list and statistics as logging the resulting matches', () => {
  const change = fc.oneof(
    anyMatch.map((match) => ({ kind: 'save' as const, match })),
    anyMatch.map(({ id }) => ({ kind: 'delete' as const, id })),
  )
  fc.assert(
    fc.property(anyMatches, fc.array(change, { maxLength: 60 }), (history, changes) => {
      let edited = [...history].toSorted(byNewest) as readonly (typeof history)[number][]
      const expected = new Map(history.map((match) => [match.id, match]))
      for (const step of changes) {
        if (step.kind === 'save') {
          edited = withMatch(edited, step.match)
          expected.set(step.match.id, step.match)
        } else {
          edited = withoutMatch(edited, step.id)
          expected.delete(step.id)
        }
      }
      const relogged = [...expected.values()]
      expect(edited).toEqual(relogged.toSorted(byNewest))
      expect(deckStats(edited)).toEqual(deckStats(relogged))
    }),
  )
})
