import { expect, test } from 'vitest'
import { describeReason } from './describeReason.ts'

const nameOf = (key: string) => key.toUpperCase()

test.each([
  [['a'], 'A'],
  [['a', 'b'], 'these two'],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'these six'],
])('a reason with %j says %s', (together, cards) => {
  expect(describeReason({ holding: 7, known: 9, together }, nameOf)).toEqual({ decks: 'in 7 of 9 decks with', cards })
})
