import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textFit } from './textFit.ts'

const FLAVOR = 'Ice is stronger than you may think.'

test('a longer text never gets a larger font', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.boolean(), (a, b, isLandscape) => {
      const [short, long] = [Math.min(a, b), Math.max(a, b)]
      expect(textFit('x'.repeat(long), null, isLandscape).size).toBeLessThanOrEqual(
        textFit('x'.repeat(short), null, isLandscape).size,
      )
    }),
  )
})

test('flavor text shows beside a short text and not beside a long one', () => {
  expect(textFit('Rush', FLAVOR, false).flavor).toBe(FLAVOR)
  expect(textFit('x'.repeat(300), FLAVOR, false).flavor).toBeNull()
  expect(textFit('x'.repeat(300), null, false).flavor).toBeNull()
})

test('flavor text always shows if there are no rules', () => {
  const flavor = 'x'.repeat(200)
  expect(textFit('', flavor, true)).toEqual({ size: 2.5, flavor })
})

test('hidden flavor text does not shrink the rules text', () => {
  for (const flavor of [null, FLAVOR])
    expect(textFit('x'.repeat(180), flavor, false)).toEqual({ size: 3.9, flavor: null })
})
