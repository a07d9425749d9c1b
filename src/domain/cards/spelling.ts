import { compareText } from './foldText.ts'

/** Finds the words that somebody may have meant. */
export type Spelling = (word: string) => readonly string[]

const MOST_SUGGESTIONS = 8

/**
 * Learns the words of all names and finds those that resemble a mistyped one: one slip in a word of three to five
 * letters, two in a longer one. The closest come first.
 */
export function makeSpelling(names: Iterable<string>): Spelling {
  const words = new Set<string>()
  for (const name of names) for (const word of name.split(/[^\p{L}\p{N}]+/u)) if (word.length > 2) words.add(word)
  return (typed) => {
    const most = typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2
    return Array.from(words, (word) => ({ word, slips: countSlips(typed, word, most) }))
      .filter(({ slips }) => slips <= most)
      .toSorted((a, b) => a.slips - b.slips || compareText(a.word, b.word))
      .slice(0, MOST_SUGGESTIONS)
      .map(({ word }) => word)
  }
}

/**
 * How many slips lie between two words: a letter too many, too few or another one, or two neighbours that changed places
 * (optimal string alignment). More than `most` is not counted further, but said as Infinity.
 */
export function countSlips(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      next.push(
        Math.min(
          (last[column] ?? Infinity) + 1,
          (next[column - 1] ?? Infinity) + 1,
          (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
          isSwapped && row > 1 && column > 1 ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      )
    }
    if (Math.min(...next) > most) return Infinity
    beforeLast = last
    last = next
  }
  const slips = last[word.length] ?? Infinity
  return slips <= most ? slips : Infinity
}
