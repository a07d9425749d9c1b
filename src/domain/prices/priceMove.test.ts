import { expect, test } from 'vitest'
import { formatMove, isJump } from './priceMove.ts'

test.each([
  [0.25, 2.5, true],
  [0.25, 2.49, false],
  [30, 3, true],
  [30, 3.01, false],
  [5, 5, false],
])('from $%d to $%d is a jump: %s', (before, now, expected) => {
  expect(isJump({ before, now })).toBe(expected)
})

test.each([
  [2.5, 3, '+20.0%'],
  [4, 3, '−25.0%'],
  [0.09, 1.05, '+1067%'],
])('from $%d to $%d is %s', (before, now, text) => {
  expect(formatMove({ before, now })).toBe(text)
})
