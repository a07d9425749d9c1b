import type { Comparison } from '../searchTree.ts'

/** An amount in words, as "3 or less" or "between 2 and 4". */
export type Amount = {
  /** All comparisons must hold; several values of one comparison are alternatives. */
  readonly comparisons: readonly { readonly operator: Comparison; readonly values: readonly string[] }[]
  /** The number of its words. */
  readonly length: number
  /** Whether it compares: "3 or less" is a cost, "3" may be part of a name. */
  readonly compares: boolean
  /** Whether it is in dollars. */
  readonly isPrice: boolean
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const BEFORE: readonly (readonly [phrase: string, operator: Comparison])[] = [
  ['under', '<'],
  ['below', '<'],
  ['less than', '<'],
  ['fewer than', '<'],
  ['lower than', '<'],
  ['cheaper than', '<'],
  ['smaller than', '<'],
  ['over', '>'],
  ['above', '>'],
  ['more than', '>'],
  ['greater than', '>'],
  ['higher than', '>'],
  ['bigger than', '>'],
  ['at least', '>='],
  ['no less than', '>='],
  ['minimum', '>='],
  ['min', '>='],
  ['at most', '<='],
  ['up to', '<='],
  ['no more than', '<='],
  ['not more than', '<='],
  ['maximum', '<='],
  ['max', '<='],
  ['exactly', '='],
]

const BEHIND: readonly (readonly [phrase: string, operator: Comparison])[] = [
  ...['less', 'fewer', 'lower', 'under', 'below', 'cheaper', 'smaller'].flatMap((word) => [
    [`or ${word}`, '<='] as const,
    [`and ${word}`, '<='] as const,
  ]),
  ...['more', 'higher', 'greater', 'over', 'above', 'up', 'bigger'].flatMap((word) => [
    [`or ${word}`, '>='] as const,
    [`and ${word}`, '>='] as const,
  ]),
  ['plus', '>='],
  ['max', '<='],
  ['min', '>='],
]

/** Reads an amount that begins at a word; null where none does. */
export function readAmount(words: readonly string[], at: number): Amount | null {
  return readRange(words, at) ?? readCompared(words, at) ?? readNumbers(words, at)
}

/** Reads the comparison after an amount, such as "or less". */
export function readBehind(words: readonly string[], at: number): { operator: Comparison; length: number } | null {
  const found = BEHIND.find(([phrase]) => startsWith(words, at, phrase))
  return found ? { operator: found[1], length: countWords(found[0]) } : null
}

function readCompared(words: readonly string[], at: number): Amount | null {
  const found = BEFORE.find(([phrase]) => startsWith(words, at, phrase))
  if (!found) return null
  const [phrase, operator] = found
  const length = countWords(phrase)
  const number = readNumber(words[at + length])
  if (!number || number.operator) return null
  return amountOf([{ operator, values: [number.value] }], length + 1, number.isPrice)
}

/** "between 2 and 4", "from 2 to 4", "2 to 4", "2-4". */
function readRange(words: readonly string[], at: number): Amount | null {
  const range = (from: string | undefined, to: string | undefined, length: number) => {
    const [low, high] = [readNumber(from), readNumber(to)]
    if (!low || !high || low.operator || high.operator) return null
    const comparisons = [
      { operator: '>=', values: [low.value] },
      { operator: '<=', values: [high.value] },
    ] as const
    return amountOf(comparisons, length, low.isPrice || high.isPrice)
  }
  const [first, second, third, fourth] = words.slice(at, at + 4)
  if (first === 'between' && (third === 'and' || third === 'to')) return range(second, fourth, 4)
  if (first === 'from' && third === 'to') return range(second, fourth, 4)
  if (second === 'to') return range(first, third, 3)
  const [, from, to] = /^(\$?\d+)-(\$?\d+)$/.exec(first ?? '') ?? []
  return from === undefined ? null : range(from, to, 1)
}

/** "3", "3+", "2 or 3", "3 or less". */
function readNumbers(words: readonly string[], at: number): Amount | null {
  const number = readNumber(words[at])
  if (!number) return null
  const { operator, isPrice } = number
  if (operator) return amountOf([{ operator, values: [number.value] }], 1, isPrice)
  const behind = readBehind(words, at + 1)
  if (behind) return amountOf([{ operator: behind.operator, values: [number.value] }], 1 + behind.length, isPrice)
  const other = words[at + 1] === 'or' ? readNumber(words[at + 2]) : null
  const values = other && !other.operator ? [number.value, other.value] : [number.value]
  const length = values.length > 1 ? 3 : 1
  return { comparisons: [{ operator: '=', values }], length, compares: false, isPrice }
}

const amountOf = (comparisons: Amount['comparisons'], length: number, isPrice: boolean): Amount => ({
  comparisons,
  length,
  compares: true,
  isPrice,
})

/** Reads "3", "three", "$0.50", "3$" and "3+". */
function readNumber(
  word: string | undefined,
): { value: string; isPrice: boolean; operator: Comparison | undefined } | null {
  if (word === undefined) return null
  const named = NUMBER_WORDS.indexOf(word)
  if (named >= 0) return { value: String(named), isPrice: false, operator: undefined }
  const [, before, digits, behind, plus] = /^(\$?)(\d+(?:\.\d+)?)(\$?)(\+?)$/.exec(word) ?? []
  if (digits === undefined) return null
  return { value: digits, isPrice: before === '$' || behind === '$', operator: plus === '+' ? '>=' : undefined }
}

/** Whether the words from `at` on begin with a phrase. */
export const startsWith = (words: readonly string[], at: number, phrase: string): boolean =>
  phrase.split(' ').every((word, offset) => words[at + offset] === word)

/** The number of words of a phrase. */
export const countWords = (phrase: string): number => phrase.split(' ').length
