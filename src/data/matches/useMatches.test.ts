import { expect, test } from 'vitest'
import { match } from './match.fixture.ts'
import { addUnsentMatches } from './useMatches.ts'

test.each([
  ['one', ['a', 'b']],
  [undefined, ['a', 'b']],
  ['two', []],
])('an unsent match is in the list of its deck and in the list of all matches: %s', (deckId, ids) => {
  const stored = deckId === 'two' ? [] : [match('a')]
  expect(addUnsentMatches(stored, [match('b')], deckId).map(({ id }) => id)).toEqual(ids)
})

test('an unsent match that moves to another deck leaves the list of the former one', () => {
  expect(addUnsentMatches([match('a')], [match('a', 'two')], 'one')).toEqual([])
  expect(addUnsentMatches([], [match('a'), match('a', 'two')], 'two')).toEqual([match('a', 'two')])
})
