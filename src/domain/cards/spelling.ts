import { compareText } from './foldText.ts'

/** Suggests correctly spelled words for a mistyped one, the closest first. */
export type Spelling = (word: string) => readonly string[]

const MAX_SUGGESTIONS = 8

/**
 * Makes a spelling correction from the words of all names. It allows an edit distance of 1 for words of three to five
 * letters, and of 2 for longer ones.
 */
export function makeSpelling(names: Iterable<string>): Spelling {
  const words = new Set<string>()
  for (const name of names) for (const word of name.split(/[^\p{L}\p{N}]+/u)) if (word.length > 2) words.add(word)
  return (typed) => {
    const most = typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2
    return Array.from(words, (word) => ({ word, distance: editDistance(typed, word, most) }))
      .filter(({ distance }) => distance <= most)
      .toSorted((a, b) => a.distance - b.distance || compareText(a.word, b.word))
      .slice(0, MAX_SUGGESTIONS)
      .map(({ word }) => word)
  }
}

/** The distances between the beginning of the typed word and each beginning of the other word. */
type Row = Uint16Array

/**
 * The edit distance of two words: insertions, deletions, substitutions and swaps of neighbors (optimal string
 * alignment).
 * @returns Infinity for a distance above `most`, because it stops there.
 */
export function editDistance(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return Infinity
  let [beforeLast, last, next] = [0, 1, 2].map(() => new Uint16Array(word.length + 1)) as [Row, Row, Row] // `map` returns an array without a fixed length
  for (let column = 0; column <= word.length; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    next[0] = row
    let least = row
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1)
      // `column` is at most the word's length, so all entries exist.
      let distance = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1))
      if (
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)
      )
        distance = Math.min(distance, beforeLast[column - 2]! + 1)
      next[column] = distance
      least = Math.min(least, distance)
    }
    if (least > most) return Infinity
    const spare = beforeLast
    beforeLast = last
    last = next
    next = spare
  }
  const distance = last[word.length]!
  return distance <= most ? distance : Infinity
}
