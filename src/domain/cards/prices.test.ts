import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BULK_ADD_CASES } from '../collection/bulk-add.cases.ts'
import { makeCard } from './card.fixture.ts'
import { finishes, formatUsd, formatWholeUsd, marketPrice, parsePrice } from './prices.ts'

const priced = (usd: number | null, usdFoil: number | null) => makeCard({ prices: { usd, usdFoil } })

describe('a price', () => {
  test.each([
    ['1.42', 1.42],
    [5.28, 5.28],
    [' 0.57 ', 0.57],
  ])('of %j is read as %d dollars', (value, price) => {
    expect(parsePrice(value)).toBe(price)
  })

  test.each([0, '0', '0.00', '', ' ', null, undefined, 'n/a', -1, NaN, Infinity, [], {}, true])(
    'of %j counts as no price',
    (value) => {
      expect(parsePrice(value)).toBeNull()
    },
  )

  test('is null or above zero for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.double().map(String)), (value) => {
        expect(parsePrice(value) ?? 1).toBeGreaterThan(0)
      }),
    )
  })

  test('has two decimals', () => {
    expect(formatUsd(1234.5)).toBe('$1,234.50')
    expect(formatUsd(0)).toBe('$0.00')
    expect(formatWholeUsd(1234)).toBe('$1,234')
  })
})

describe('the finishes of a card', () => {
  test.each([
    [1, null, 'nonFoil'],
    [null, 1, 'foil'],
    [1, 2, 'both'],
    [null, null, 'both'],
  ] as const)('with the prices %d and %d are %s', (usd, usdFoil, expected) => {
    expect(finishes(priced(usd, usdFoil))).toBe(expected)
  })

  test.each(BULK_ADD_CASES)('a card with $name is only sold as foil: $isFoil', ({ usd, usdFoil, isFoil }) => {
    expect(finishes(priced(parsePrice(usd), parsePrice(usdFoil))) === 'foil').toBe(isFoil)
  })
})

describe('the market price', () => {
  test('is the non-foil price, else the foil price, else null', () => {
    expect(marketPrice(priced(3, 2))).toBe(3)
    expect(marketPrice(priced(null, 2))).toBe(2)
    expect(marketPrice(priced(null, null))).toBeNull()
  })
})
