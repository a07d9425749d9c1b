import type { SearchContext } from './condition.ts'
import { makeRequiredTerm, requiredValue, type TermKind } from './requiredTerm.ts'
import { labelOf } from './searchChips.ts'
import type { SearchNode } from './searchTree.ts'

/** A filter of 'More Filters' that is a term of the search, with the values to choose from. */
export type TermChoice = TermKind & { readonly values: readonly string[] }

const upTo = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, place) => String(least + place))

/** A lower and an upper limit of a number. */
const limitsOf = (key: string, values: readonly string[]): readonly TermChoice[] => [
  { key, operator: '>=', values },
  { key, operator: '<=', values },
]

/** Prices in USD, at steps that players compare. */
const PRICES = ['0.25', '0.5', '1', '2', '5', '10', '20', '50', '100']

/** The filters of 'More Filters' that are terms. */
export const TERM_CHOICES: readonly TermChoice[] = [
  ...limitsOf('strength', upTo(0, 12)),
  ...limitsOf('willpower', upTo(1, 12)),
  ...limitsOf('lore', upTo(0, 5)),
  ...limitsOf('usd', PRICES),
  { key: 'legal', operator: ':', values: ['core', 'infinity'] },
  { key: 'owned', operator: ':', values: ['yes', 'no'] },
]

/**
 * The chosen value of a filter: the one that means the same as the term of the search (`owned:true` chooses "yes"), or the
 * term's own text if there is none. Empty without a term.
 */
export function chosenValue(rest: SearchNode | null, choice: TermChoice, context: SearchContext): string {
  const text = requiredValue(rest, choice)
  if (text === '') return ''
  const meaningOf = (value: string) => labelOf(makeRequiredTerm(choice, value), context)
  return choice.values.find((value) => meaningOf(value) === meaningOf(text)) ?? text
}
