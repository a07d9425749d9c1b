import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timestampAsPostgrest } from './timestamps.ts'

test.each([
  ['2026-11-20 11:15:58.179+00', '2026-11-20T11:15:58.179+00:00'],
  ['2026-11-20 11:15:58+05:30', '2026-11-20T11:15:58+05:30'],
  ['2026-11-20 11:15:58-03', '2026-11-20T11:15:58-03:00'],
  ['2026-11-20 11:15:58.000001', '2026-11-20T11:15:58.000001'],
  ['infinity', 'infinity'],
  ['0044-03-15 12:00:00+00 BC', '0044-03-15 12:00:00+00 BC'],
])('%s becomes %s', (text, expected) => {
  expect(timestampAsPostgrest(text)).toBe(expected)
})

test('the point in time stays the same', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }), (date) => {
      const text = date.toISOString().replace('T', ' ').replace('Z', '+00')
      expect(new Date(timestampAsPostgrest(text))).toEqual(date)
    }),
  )
})
