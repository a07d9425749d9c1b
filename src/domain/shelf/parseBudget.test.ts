import { expect, test } from 'vitest'
import { parseBudget } from './parseBudget.ts'

test.each([
  ['', 0],
  ['30', 3000],
  [' $12.40 ', 1240],
  ['12.5', 1250],
  ['12,05', 1205],
  ['.5', 50],
  ['999999.99', 99_999_999],
  ['1000000', null],
  ['12.345', null],
  ['-5', null],
  ['ten', null],
])('a budget of "%s" is %s cents', (text, cents) => {
  expect(parseBudget(text)).toBe(cents)
})
