import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pickEvenly } from './pickEvenly.ts'

describe('evenly picked points of a line', () => {
  test('are few, in order, and include the first and the last', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 2, max: 12 }), (length, count) => {
        const points = Array.from({ length }, (_, index) => index)
        const picked = pickEvenly(points, count)
        expect(picked).toHaveLength(Math.min(length, count))
        expect(picked).toEqual(picked.toSorted((one, other) => one - other))
        expect([picked[0], picked.at(-1)]).toEqual([points[0], points.at(-1)])
      }),
    )
  })
})
