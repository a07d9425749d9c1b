import { expect, test } from 'vitest'
import { countOf } from './countOf.ts'

test.each([
  [0, 'card', undefined, '0 cards'],
  [1, 'card', undefined, '1 card'],
  [6000, 'card', undefined, '6,000 cards'],
  [1, 'copy', 'copies', '1 copy'],
  [2, 'copy', 'copies', '2 copies'],
] as const)('%i of “%s” (more: %s) are called %s', (count, one, more, said) => {
  expect(countOf(count, one, more)).toBe(said)
})
