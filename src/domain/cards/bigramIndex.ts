import { addBit, type BitSet, keepBits, makeBitSet } from './bitSet.ts'

/** For each pair of neighbouring characters, the texts that have it. */
export type BigramIndex = readonly BitSet[]

/** Pairs share a row when their numbers meet in here; a shared row only costs a look that finds nothing. */
const ROWS = 1024

/**
 * Notes which pairs of characters each text has. Looking a word's pairs up here leaves few texts to read:
 * reading all texts of 100,000 cards for a word takes longer than a keystroke may (17 ms measured, 10 wanted).
 */
export function makeBigramIndex(texts: readonly string[]): BigramIndex {
  const rows = Array.from({ length: ROWS }, () => makeBitSet(texts.length))
  for (const [position, text] of texts.entries()) {
    for (let at = 1; at < text.length; at++) addBit(rowOf(rows, text, at), position)
  }
  return rows
}

/** Takes out of `candidates` the texts that cannot contain the word. */
export function keepCandidates(index: BigramIndex, word: string, candidates: BitSet): void {
  for (let at = 1; at < word.length; at++) keepBits(candidates, rowOf(index, word, at))
}

function rowOf(rows: BigramIndex, text: string, at: number): BitSet {
  const row = rows[(text.charCodeAt(at - 1) * 37 + text.charCodeAt(at)) & (ROWS - 1)]
  return row! // the number is below ROWS, and so many rows there are
}
