import type { Copies } from '../collection/copies.ts'
import { parseAnswer } from './answer.ts'
import { describeAmount } from './comparison.ts'
import { type KeyHead, unreadable, type Phrase, type SearchKey } from './condition.ts'
import { parseAmount } from './makeNumberKeys.ts'
import type { Comparison } from './searchTree.ts'
import { listWithOr } from '../text/listWords.ts'

/** Makes a key for the number of owned copies: a number, yes or no. Several values mean any of them. */
export function copiesKey(
  head: KeyHead & {
    readonly count: (copies: Copies) => number
    /** Makes the phrase for an amount such as "2 or more". */
    readonly phraseFor: (amount: string) => Phrase
  },
): SearchKey {
  const { name, count, phraseFor, examples } = head
  return {
    ...head,
    values: ['yes', 'no'],
    read: ({ operator, values, span }, { collection }) => {
      if (collection === 'loading') return { leaf: null, problems: [] }
      if (collection === null) return unreadable(`“${name}” searches your collection: sign in to use it.`, span)
      const read = values.map((value) => ({ value, copies: readCopies(value.text, operator) }))
      const all = read.flatMap(({ copies }) => copies ?? [])
      const problems = read
        .filter(({ copies }) => !copies)
        .map(({ value }) => ({
          span: value.span,
          message: `“${value.text}” is neither a number nor yes or no. Write it as in ${examples.join(' or ')}.`,
        }))
      if (all.length === 0) return { leaf: null, problems }
      const tests = all.map((copies) => ({ kind: 'copies' as const, collection, count, ...copies }))
      return {
        leaf: { test: { kind: 'any', tests }, phrase: phraseFor(listWithOr(all.map(describeCopies))) },
        problems,
      }
    },
  }
}

type CopiesTest = { readonly operator: Comparison; readonly amount: number }

function readCopies(text: string, operator: Comparison): CopiesTest | undefined {
  const amount = parseAmount(text)
  if (amount !== undefined) return { operator, amount }
  const answer = operator === ':' || operator === '=' ? parseAnswer(text) : undefined
  return answer === undefined ? undefined : answer ? { operator: '>=', amount: 1 } : { operator: '=', amount: 0 }
}

function describeCopies({ operator, amount }: CopiesTest): string {
  return (operator === '=' || operator === ':') && amount === 0 ? 'no' : describeAmount(operator, String(amount))
}
