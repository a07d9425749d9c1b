import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount } from './formatCount.ts'

test('a whole number is formatted as by Intl', () => {
  const intl = new Intl.NumberFormat('en-US')
  fc.assert(
    fc.property(fc.integer(), (count) => {
      expect(formatCount(count)).toBe(intl.format(count))
    }),
  )
})
