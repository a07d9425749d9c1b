import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, makeSpelling } from './spelling.ts'

describe('the edit distance of two words', () => {
  test.each([
    ['elsa', 'elsa', 0],
    ['elssa', 'elsa', 1],
    ['esa', 'elsa', 1],
    ['elza', 'elsa', 1],
    ['esla', 'elsa', 1],
    ['mickye', 'mickey', 1],
    ['mukcye', 'mickey', Infinity],
    ['', 'ab', 2],
  ])('%s and %s: %i', (typed, word, slips) => {
    expect(editDistance(typed, word, 2)).toBe(slips)
  })

  test('is symmetric, and 0 only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, fc.nat(3), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(editDistance(b, a, most))
        expect(editDistance(a, b, most) === 0).toBe(a === b)
        expect(editDistance(a, b, 9)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      }),
    )
  })
})

test('a correction suggests the closest words first, and allows a larger distance in longer words', () => {
  const suggest = makeSpelling(['Elsa', 'Elsas', 'Else', 'Mickey Mouse', 'Te Ka'].map((name) => name.toLowerCase()))
  expect(suggest('elsa')).toEqual(['elsa', 'elsas', 'else'])
  expect(suggest('mikcye')).toEqual(['mickey'])
  expect(suggest('mose')).toEqual(['mouse'])
  expect(suggest('mse')).toEqual([])
  expect(suggest('ka')).toEqual([])
})
