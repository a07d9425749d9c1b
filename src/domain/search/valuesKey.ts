import type { Facets } from '../cards/facets.ts'
import { withUnlisted } from '../cards/vocabulary.ts'
import { isOnSide, sidesOf } from './comparison.ts'
import {
  type KeyInput,
  type KeyHead,
  type SearchContext,
  unreadable,
  type Phrase,
  type TermReading,
  type SearchKey,
} from './condition.ts'
import { unknownNameProblem, findNames } from './findNames.ts'
import type { Comparison } from './searchTree.ts'
import { listWithOr } from '../text/listWords.ts'

type Field = NonNullable<SearchKey['field']>

/** Values from lowest to highest, with the description of a comparison. */
type Order = { readonly values: readonly string[]; readonly describe: (operator: Comparison, value: string) => string }

type ValuesHead = KeyHead & {
  readonly field: Field
  /** The noun for messages: "There is no ink named …". */
  readonly what: string
  /** The values that exist besides those on cards; by default none. */
  readonly values?: readonly string[]
  readonly order?: Order
  readonly phraseFor: (values: string) => Phrase
}

/** Makes a key for values that cards share, by name. Several values mean any of them. */
export function valuesKey(head: ValuesHead): SearchKey {
  const { name, field, what, order, phraseFor, examples } = head

  const read = ({ operator, values, span }: KeyInput, { facets }: SearchContext): TermReading => {
    const isOrdered = operator !== ':' && operator !== '='
    if (isOrdered && !order)
      return unreadable(`“${name}” does not work with ${operator}. Write a colon, as in ${examples[0]}.`, span)
    const names = isOrdered ? order?.values : namesOf(facets, head)
    const meant = values.map((value) => ({ value, found: names ? findNames(names, value.text) : [value.text] }))
    const problems = meant
      .filter(({ found }) => found.length === 0)
      .map(({ value }) => unknownNameProblem(names ?? [], value, `There is no ${what} named “${value.text}”.`))
    const found = [...new Set(meant.flatMap((one) => one.found))]
    if (found.length === 0) return { leaf: null, problems }
    const descriptions = isOrdered && order ? found.map((value) => order.describe(operator, value)) : found
    const wanted = isOrdered && order ? inOrder(order.values, operator, found) : found
    return {
      leaf: { test: { kind: 'values', field, values: wanted }, phrase: phraseFor(listWithOr(descriptions)) },
      problems,
    }
  }
  return { ...head, read }
}

/** The values that compare with any of the limits. */
function inOrder(values: readonly string[], operator: Comparison, limits: readonly string[]): string[] {
  const sides = sidesOf(operator)
  return values.filter((_, rank) => limits.some((limit) => isOnSide(rank, values.indexOf(limit), sides)))
}

/** The values that exist; undefined if they are unknown. */
function namesOf(facets: Facets | null, { values, field }: ValuesHead): readonly string[] | undefined {
  if (facets === null) return values
  return values ? withUnlisted(values, facets[field].keys()) : [...facets[field].keys()]
}
