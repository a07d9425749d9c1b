import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay } from './formatDay.ts'

test.each(['medium', 'long'] as const)('a day is written as Intl writes it, %s', (dateStyle) => {
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle })
  const moments = fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(formatDay(moment, dateStyle)).toBe(intl.format(moment))
    }),
  )
})
