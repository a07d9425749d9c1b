import { expect, test } from 'vitest'
import { PLAIN_LINE_CASES } from './plain-line.cases.ts'
import { plainLine } from './plainLine.ts'

test.each(PLAIN_LINE_CASES)('%j becomes the line %j', (text, line) => {
  expect(plainLine(text)).toBe(line)
})
