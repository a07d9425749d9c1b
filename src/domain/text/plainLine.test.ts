import { expect, test } from 'vitest'
import { plainLine } from './plainLine.ts'

test.each([
  ['  Frozen Fire ', 'Frozen Fire'],
  ['Frozen\tFire\r\n', 'Frozen Fire'],
  ['\uFEFFFro\u200Bzen', 'Frozen'],
  ['\u202Eerif\u202C', 'erif'],
  ['\u200F\u0645\u0631\u062D\u0628\u0627', '\u0645\u0631\u062D\u0628\u0627'],
  ['\u200B \u2060', ''],
  // What joins an emoji of several is part of it.
  ['\u{1F469}\u200D\u{1F467}', '\u{1F469}\u200D\u{1F467}'],
])('%j is the line %j', (text, line) => {
  expect(plainLine(text)).toBe(line)
})
