import { expect, test } from 'vitest'
import { parseAnswer } from './answer.ts'

test.each([
  ['yes', true],
  ['y', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['n', false],
  ['false', false],
  ['0', false],
  [' YES ', true],
  ['No', false],
  ['', undefined],
  ['2', undefined],
  ['perhaps', undefined],
])('%j is read as %j', (text, answer) => {
  expect(parseAnswer(text)).toBe(answer)
})
