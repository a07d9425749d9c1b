import { describe, expect, test } from 'vitest'
import { isOnSide, describeAmount, sidesOf } from './comparison.ts'
import type { Comparison } from './searchTree.ts'

const COMPARISONS: [Comparison, (value: number, limit: number) => boolean, text: string][] = [
  [':', (value, limit) => value === limit, '3'],
  ['=', (value, limit) => value === limit, '3'],
  ['<', (value, limit) => value < limit, 'less than 3'],
  ['<=', (value, limit) => value <= limit, '3 or less'],
  ['>', (value, limit) => value > limit, 'more than 3'],
  ['>=', (value, limit) => value >= limit, '3 or more'],
]

describe.each(COMPARISONS)('the comparison %s 3', (operator, isMeant, text) => {
  test.each([2, 3, 4, Number.NaN])('%d', (value) => {
    expect(isOnSide(value, 3, sidesOf(operator))).toBe(isMeant(value, 3))
    expect(isOnSide(3, value, sidesOf(operator))).toBe(isMeant(3, value))
  })

  test(`is described as "${text}"`, () => {
    expect(describeAmount(operator, '3')).toBe(text)
  })
})
