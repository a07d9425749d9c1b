import { expect, test } from 'vitest'
import { listWithAnd, listWithOr } from './listWords.ts'

test.each([
  ['conjunction', listWithAnd],
  ['disjunction', listWithOr],
] as const)('words are listed as by Intl, %s', (type, listed) => {
  const intl = new Intl.ListFormat('en', { type })
  const words = ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire']
  for (let count = 0; count <= words.length; count++)
    expect(listed(words.slice(0, count))).toBe(intl.format(words.slice(0, count)))
})
