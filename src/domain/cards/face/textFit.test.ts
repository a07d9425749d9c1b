import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textFit } from './textFit.ts'

test('a longer text never gets a larger font', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.constantFrom('portrait' as const, 'landscape' as const), (a, b, shape) => {
      const [short, long] = [Math.min(a, b), Math.max(a, b)]
      expect(textFit('x'.repeat(long), null, shape).size).toBeLessThanOrEqual(
        textFit('x'.repeat(short), null, shape).size,
      )
    }),
  )
})

test('flavour text shows beside a short text and not beside a long one', () => {
  const flavor = 'Ice is stronger than you may think.'
  expect(textFit('Rush', flavor, 'portrait').showFlavor).toBe(true)
  expect(textFit('x'.repeat(300), flavor, 'portrait').showFlavor).toBe(false)
  expect(textFit('x'.repeat(300), null, 'portrait').showFlavor).toBe(false)
})

test('hidden flavour text does not shrink the rules text', () => {
  for (const flavor of [null, 'Ice is stronger than you may think.'])
    expect(textFit('x'.repeat(180), flavor, 'portrait')).toEqual({ size: 3.9, showFlavor: false })
})
