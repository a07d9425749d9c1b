import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareText, foldText } from './foldText.ts'

test.each([
  ['Te Kā', 'te ka'],
  ['Ursula’s “Garden”', 'ursula\'s "garden"'],
  ['Lumière — Fiery Friend', 'lumiere - fiery friend'],
  ['‘Tick–Tock’ — Ever-Present', "'tick-tock' - ever-present"],
  ['HeiHei', 'heihei'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})

test('texts are sorted independently of locales', () => {
  expect(['b', 'a', 'z', 'a'].toSorted(compareText)).toEqual(['a', 'a', 'b', 'z'])
})
