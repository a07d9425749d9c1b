import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gridStep } from './gridStep.ts'

describe('arrow keys in a grid', () => {
  test('down moves one row down, up one row up', () => {
    expect(gridStep('ArrowDown', 1, 10, 4)).toBe(5)
    expect(gridStep('ArrowUp', 5, 10, 4)).toBe(1)
  })

  test('focus stays in place at the edges', () => {
    expect(gridStep('ArrowUp', 2, 10, 4)).toBeNull()
    expect(gridStep('ArrowDown', 8, 10, 4)).toBeNull()
    expect(gridStep('ArrowLeft', 0, 10, 4)).toBeNull()
  })

  test('Page Up and Page Down move by a page, or to the first or last row', () => {
    expect(gridStep('PageDown', 1, 100, 4, 3)).toBe(13)
    expect(gridStep('PageUp', 13, 100, 4, 3)).toBe(1)
    expect(gridStep('PageDown', 1, 10, 4, 3)).toBe(9)
    expect(gridStep('PageDown', 3, 10, 4, 3)).toBe(7)
    expect(gridStep('PageUp', 6, 10, 4, 3)).toBe(2)
    expect(gridStep('PageDown', 9, 10, 4, 3)).toBeNull()
  })

  test('other keys do not move focus', () => {
    expect(gridStep('a', 3, 10, 4)).toBeNull()
  })

  test('a step never leaves the grid, and the opposite key returns to the start', () => {
    const opposite = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight', ArrowDown: 'ArrowUp', ArrowUp: 'ArrowDown' }
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.nat(499),
        fc.integer({ min: 1, max: 8 }),
        fc.constantFrom(...(Object.keys(opposite) as (keyof typeof opposite)[])),
        (count, start, columns, key) => {
          const index = start % count
          const next = gridStep(key, index, count, columns)
          if (next === null) return
          expect(next).toBeGreaterThanOrEqual(0)
          expect(next).toBeLessThan(count)
          expect(gridStep(opposite[key], next, count, columns)).toBe(index)
        },
      ),
    )
  })
})
