import { expect, test } from 'vitest'
import { poolColumns } from './poolColumns.ts'

const GAP_REM = 0.75

test.each([
  ['on a phone', undefined, false, 20, 2],
  ['on a phone in landscape', undefined, true, 30, 4],
  ['on a tablet', undefined, false, 27, 3],
  ['in a window of 1440 px', undefined, false, 46, 4],
  ['in a window of 1920 px as many as fit', undefined, false, 78, 8],
  ['as chosen', '3', false, 78, 3],
  ['as many as fit, if chosen', 'fit', false, 46, 4],
] as const)('the columns of the cards to choose from: %s', (_, chosen, isLow, width, expected) => {
  expect(poolColumns(chosen, isLow)(width, GAP_REM)).toBe(expected)
})
