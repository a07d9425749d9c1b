import { expect, test } from 'vitest'
import { countOf } from './countOf.ts'

test.each([
  [0, 'card', undefined, '0 cards'],
  [1, 'card', undefined, '1 card'],
  [6000, 'card', undefined, '6,000 cards'],
  [1, 'copy', 'copies', '1 copy'],
  [2, 'copy', 'copies', '2 copies'],
] as const)('%i of “%s” (plural: %s) is %s', (count, one, more, expected) => {
  expect(countOf(count, one, more)).toBe(expected)
})
