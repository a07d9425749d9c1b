import { expect, test } from 'vitest'
import { parseSearch } from './parseSearch.ts'
import { chosenValue, TERM_CHOICES } from './termChoices.ts'

const known = { facets: null, collection: new Map() }

test.each([
  ['owned', ':', 'owned:yes', 'yes'],
  ['owned', ':', 'elsa owned:true', 'yes'],
  ['owned', ':', 'have=n', 'no'],
  ['owned', ':', 'owned:1', '1'],
  ['owned', ':', 'owned>=1', ''],
  ['legal', ':', 'f:Core', 'core'],
  ['usd', '<=', 'price<=$0.50', '0.5'],
  ['usd', '<=', 'usd<=2.75', '2.75'],
  ['strength', '>=', 'str>=3 strength<=5', '3'],
  ['strength', '>=', '', ''],
] as const)('%s%s in "%3$s" is "%4$s"', (key, operator, text, value) => {
  const choice = TERM_CHOICES.find((one) => one.key === key && one.operator === operator)
  expect(choice && chosenValue(parseSearch(text).tree, choice, known)).toBe(value)
})
