import { expect, test } from 'vitest'
import { parseSearch } from './parseSearch.ts'
import { printSearch } from './printSearch.ts'
import { requiredValue, withRequiredValue } from './requiredTerm.ts'

const STRENGTH = { key: 'strength', operator: '>=' } as const
const OWNED = { key: 'owned', operator: ':' } as const

test.each([
  ['strength>=3', STRENGTH, '3'],
  ['elsa str>=4 lore>=2', STRENGTH, '4'],
  ['strength<=3', STRENGTH, ''],
  ['-strength>=3', STRENGTH, ''],
  ['strength>=3 or lore>=2', STRENGTH, ''],
  ['', STRENGTH, ''],
  ['owned:no', OWNED, 'no'],
  ['owned=yes elsa', OWNED, 'yes'],
] as const)('"%s" requires of %j the value "%s"', (text, kind, value) => {
  expect(requiredValue(parseSearch(text).tree, kind)).toBe(value)
})

test.each([
  ['', '3', 'strength>=3'],
  ['elsa', '3', 'elsa strength>=3'],
  ['str>=1 elsa strength>=2', '3', 'elsa strength>=3'],
  ['strength>=2 strength<=5', '', 'strength<=5'],
  ['strength>=2', '', ''],
] as const)('"%s" with the value "%s" becomes "%s"', (text, value, result) => {
  expect(printSearch(withRequiredValue(parseSearch(text).tree, STRENGTH, value))).toBe(result)
})
