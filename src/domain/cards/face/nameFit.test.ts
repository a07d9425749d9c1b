import { expect, test } from 'vitest'
import { nameFit } from './nameFit.ts'

test('a name gets the largest font that fits on one line', () => {
  expect(nameFit('Elsa')).toBe(1)
  expect(nameFit('Ichabod Crane Alfa')).toBe(1)
  expect(nameFit('Ichabod Crane Alpha')).toBeLessThan(1)
})

test('a longer name never gets a larger font, and every name stays readable', () => {
  const sizes = Array.from({ length: 60 }, (_, letters) => nameFit('x'.repeat(letters)))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(Math.min(...sizes)).toBeGreaterThan(0.6)
})
