import type { Comparison } from '../searchTree.ts'
import { type Amount, countWords, readAmount, readBehind, startsWith } from './amounts.ts'
import type { PlainTerm } from './plainTerm.ts'

/** The words that players use for the numbers of a card, longest first, with the key of the search language. */
const NUMBER_NAMES: readonly (readonly [phrase: string, key: string])[] = [
  ['ink cost', 'cost'],
  ['cost of', 'cost'],
  ['mana cost', 'cost'],
  ['move cost', 'move'],
  ['movement cost', 'move'],
  ['cost', 'cost'],
  ['costs', 'cost'],
  ['costing', 'cost'],
  ['mana', 'cost'],
  ['ink', 'cost'],
  ['inks', 'cost'],
  ['drop', 'cost'],
  ['drops', 'cost'],
  ['strength', 'strength'],
  ['power', 'strength'],
  ['attack', 'strength'],
  ['willpower', 'willpower'],
  ['health', 'willpower'],
  ['toughness', 'willpower'],
  ['lore', 'lore'],
  ['lores', 'lore'],
  ['quests for', 'lore'],
  ['questing for', 'lore'],
  ['price', 'usd'],
  ['priced', 'usd'],
  ['worth', 'usd'],
  ['usd', 'usd'],
  ['dollar', 'usd'],
  ['dollars', 'usd'],
  ['bucks', 'usd'],
]

/** Words that name a number only after it: players say "3 ink", not "ink 3". */
const ONLY_BEHIND = new Set(['ink', 'inks', 'drop', 'drops', 'dollar', 'dollars', 'bucks', 'usd', 'mana'])

/** Words that make the number before them a price, also in "costs 2 dollars". */
const DOLLARS = new Set(['dollar', 'dollars', 'bucks', 'usd'])

/** "3-drop" and "2drop" are one word. */
const DROP = /^(\d+)-?(?:drops?|costs?)$/

/**
 * Reads a number of a card at a word: "cost 3 or less", "at least 2 lore", "3 strength or more", "under $5", "3-drops".
 * A comparison that names no value, such as "3 or less", is about the cost. Null if the words are about no number.
 */
export function readNumberTerm(words: readonly string[], at: number): PlainTerm | null {
  const [, drop] = DROP.exec(words[at] ?? '') ?? []
  if (drop !== undefined) return { length: 1, terms: [{ key: 'cost', operator: '=', values: [drop] }] }
  return readNameFirst(words, at) ?? readAmountFirst(words, at)
}

/** "cost 3 or less", "lore of at least 2". */
function readNameFirst(words: readonly string[], at: number): PlainTerm | null {
  const name = NUMBER_NAMES.find(([phrase]) => !ONLY_BEHIND.has(phrase) && startsWith(words, at, phrase))
  if (!name) return null
  const [phrase, key] = name
  let length = countWords(phrase)
  if (['of', 'is', 'for'].includes(words[at + length] ?? '')) length++
  const amount = readAmount(words, at + length)
  if (!amount) return null
  length += amount.length
  const hasDollars = DOLLARS.has(words[at + length] ?? '')
  if (hasDollars) length++
  const behind = hasDollars && !amount.compares ? readBehind(words, at + length) : null
  const isPrice = hasDollars || amount.isPrice
  return makeTerm(isPrice ? 'usd' : key, amount, length + (behind?.length ?? 0), behind?.operator)
}

/** "at least 2 lore", "2 lore or more", "3 cost", "under $5". */
function readAmountFirst(words: readonly string[], at: number): PlainTerm | null {
  const amount = readAmount(words, at)
  if (!amount) return null
  const end = at + amount.length
  const name = NUMBER_NAMES.find(([phrase]) => startsWith(words, end, phrase))
  if (name && !(amount.isPrice && name[1] !== 'usd')) {
    const length = amount.length + countWords(name[0])
    const behind = amount.compares ? null : readBehind(words, at + length)
    return makeTerm(name[1], amount, length + (behind?.length ?? 0), behind?.operator)
  }
  if (amount.isPrice) return makeTerm('usd', amount, amount.length)
  return amount.compares ? makeTerm('cost', amount, amount.length) : null
}

const makeTerm = (key: string, { comparisons }: Amount, length: number, operator?: Comparison): PlainTerm => ({
  length,
  terms: comparisons.map((one) => ({ key, operator: operator ?? one.operator, values: one.values })),
})
