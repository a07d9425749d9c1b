import type { Card } from '../cards/card.ts'
import type { Measure } from '../cards/columns.ts'
import { describeAmount } from './comparison.ts'
import type { KeyHead, Phrase, SearchKey, Test } from './condition.ts'
import type { Comparison, SearchValue } from './searchTree.ts'
import { listWithOr } from '../text/listWords.ts'

type NumberHead = KeyHead & {
  /** The number of a card, or null if there is none, which matches no comparison. */
  readonly of: (card: Card) => number | null
  /** Makes the phrase for an amount such as "3 or less". */
  readonly phraseFor: (amount: string) => Phrase
  /** Formats a number; by default as digits. */
  readonly format?: (value: number) => string
}

/** The other side of a comparison: a typed number, or another number of the same card. */
type Operand = { readonly value: number | Measure; readonly words: string; readonly operator?: Comparison }

/**
 * Makes keys for numbers of cards, which compare with a number or with each other (`lore>cost`). Several values mean
 * any of them.
 */
export function makeNumberKeys(heads: readonly NumberHead[]): SearchKey[] {
  const keys = heads.map((head) => ({ ...head, measure: (card: Card) => head.of(card) ?? Number.NaN }))

  const findOperand = ({ text }: SearchValue, format: (value: number) => string): Operand | undefined => {
    const typed = text.trim().toLowerCase()
    const other = keys.find(({ name, aliases }) => name === typed || aliases.includes(typed))
    if (other) return { value: other.measure, words: `their ${other.name}` }
    // "9+" among values means 9 or more.
    const isMinimum = typed.endsWith('+')
    const value = parseAmount(isMinimum ? typed.slice(0, -1) : typed)
    if (value !== undefined && isMinimum) return { value, words: format(value), operator: '>=' }
    return value === undefined ? undefined : { value, words: format(value) }
  }

  return keys.map((head): SearchKey => {
    const { measure, phraseFor, format = String, examples } = head
    return {
      ...head,
      read: ({ operator, values }) => {
        const read = values.map((value) => ({ value, operand: findOperand(value, format) }))
        const operands = read.flatMap(({ operand }) => operand ?? [])
        const problems = read
          .filter(({ operand }) => !operand)
          .map(({ value: { text, span } }) => ({
            span,
            message: `“${text}” is not a number. Write it as in ${examples[0]}.`,
          }))
        if (operands.length === 0) return { leaf: null, problems }
        const amount = listWithOr(operands.map((one) => describeAmount(one.operator ?? operator, one.words)))
        const tests = [...Map.groupBy(operands, (one) => one.operator ?? operator)].map(([compared, some]): Test => ({
          kind: 'compare',
          of: measure,
          operator: compared,
          operands: some.map(({ value }) => value),
        }))
        const [test, ...more] = tests
        return {
          leaf: test ? { test: more.length > 0 ? { kind: 'any', tests } : test, phrase: phraseFor(amount) } : null,
          problems,
        }
      },
    }
  })
}

/** Parses "3", "0.5" and "$2"; undefined for other texts. */
export function parseAmount(text: string): number | undefined {
  const [, digits] = /^\$?(\d+(?:\.\d*)?|\.\d+)\$?$/.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}
