import { expect, test } from 'vitest'
import { isUuid } from './isUuid.ts'

test.each([
  ['00000000-0000-4000-8000-00000000000a', true],
  ['00000000-0000-4000-8000-00000000000A', true],
  ['00000000-0000-4000-8000-00000000000a ', false],
  ['00000000-0000-4000-8000-00000000000g', false],
  ['7', false],
  ['', false],
])('whether "%s" is an id: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected)
})
