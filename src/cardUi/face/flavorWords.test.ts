import { expect, test } from 'vitest'
import { flavorWords } from './flavorWords.ts'

test('a name stays with the dash before it, and a dash between sentences may end a line', () => {
  expect(flavorWords('“Two plus two is eleven!” —Roger')).toBe('“Two plus two is eleven!” —\u2060Roger')
  expect(flavorWords('Wait — what?')).toBe('Wait — what?')
})
