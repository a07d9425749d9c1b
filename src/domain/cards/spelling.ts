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
    return Array.from(words, (word) => ({ word, slips: editDistance(typed, word, most) }))
      .filter(({ slips }) => slips <= most)
      .toSorted((a, b) => a.slips - b.slips || compareText(a.word, b.word))
      .slice(0, MOST_SUGGESTIONS)
      .map(({ word }) => word)
  }
}

/** How many slips lie between the beginning of what was typed and each beginning of a word. */
type Row = Uint16Array

/**
 * How many slips lie between two words: a letter too many, too few or another one, or two neighbours that changed places
 * (optimal string alignment). More than `most` is not counted further, but said as Infinity.
 */
export function editDistance(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return Infinity
  let [beforeLast, last, next] = [0, 1, 2].map(() => new Uint16Array(word.length + 1)) as [Row, Row, Row] // three of them
  for (let column = 0; column <= word.length; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    next[0] = row
    let least = row
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1)
      // All columns are those of the word.
      let slips = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1))
      if (
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)
      )
        slips = Math.min(slips, beforeLast[column - 2]! + 1)
      next[column] = slips
      least = Math.min(least, slips)
    }
    if (least > most) return Infinity
    const spare = beforeLast
    beforeLast = last
    last = next
    next = spare
  }
  const slips = last[word.length]!
  return slips <= most ? slips : Infinity
}
