import { expect, test } from 'vitest'
import { describeConversion, eurFormat, USD_FORMAT } from './priceFormat.ts'

test.each([
  [3.37, '€3.10', '€3'],
  [1234.5, '€1,135.74', '€1,136'],
  [-3.37, '-€3.10', '-€3'],
  [0, '€0.00', '€0'],
])('%d USD at 0.92 is %s', (usd, text, whole) => {
  const { format, formatWhole } = eurFormat(0.92)
  expect([format(usd), formatWhole(usd)]).toEqual([text, whole])
})

test('prices in USD are shown as they are, and only converted ones say so', () => {
  expect(USD_FORMAT.format(3.37)).toBe('$3.37')
  expect(describeConversion(USD_FORMAT)).toBeNull()
  expect(describeConversion(eurFormat(0.92))).toBe('converted from USD at 0.92')
})
