import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMatch, anyMatches } from './match.arbitrary.ts'
import { byNewest, inkPairName, toOpponentInks, withMatch, withoutMatch } from './match.ts'
import { deckStats } from './deckStats.ts'

test('a pair of inks is one, whichever was named first', () => {
  expect(inkPairName(toOpponentInks('Ruby', 'Amber'))).toBe('Amber + Ruby')
  expect(toOpponentInks('Amber', 'Ruby')).toEqual(toOpponentInks('Ruby', 'Amber'))
})

test('the latest match comes first, of those of one instant the one whose id does', () => {
  const [one] = fc.sample(anyMatch, 1)
  const matches = ['2026-11-01', '2026-11-03', '2026-11-01', '2026-11-02'].map((day, id) => ({
    ...one!, // one was asked for
    id: String(id),
    matchDate: `${day}T10:00:00.000Z`,
  }))
  for (const list of [matches, matches.toReversed()])
    expect(list.toSorted(byNewest).map(({ id }) => id)).toEqual(['1', '3', '0', '2'])
})

test('changes and deletions leave what logging afresh leaves: the same list and the same statistics', () => {
  const change = fc.oneof(
    anyMatch.map((match) => ({ kind: 'save' as const, match })),
    anyMatch.map(({ id }) => ({ kind: 'delete' as const, id })),
  )
  fc.assert(
    fc.property(anyMatches, fc.array(change, { maxLength: 60 }), (history, changes) => {
      let edited = [...history].toSorted(byNewest) as readonly (typeof history)[number][]
      const kept = new Map(history.map((match) => [match.id, match]))
      for (const step of changes) {
        if (step.kind === 'save') {
          edited = withMatch(edited, step.match)
          kept.set(step.match.id, step.match)
        } else {
          edited = withoutMatch(edited, step.id)
          kept.delete(step.id)
        }
      }
      const afresh = [...kept.values()]
      expect(edited).toEqual(afresh.toSorted(byNewest))
      expect(deckStats(edited)).toEqual(deckStats(afresh))
    }),
  )
})
