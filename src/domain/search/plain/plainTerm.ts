import type { Comparison } from '../searchTree.ts'
import type { PlainWord } from './plainWord.ts'

/** The meaning of plain words in the search language: terms that must all hold. */
export type PlainTerm = {
  /** The number of words. */
  readonly length: number
  readonly terms: readonly TermParts[]
}

/** The parts of a term of the search language. */
export type TermParts = {
  readonly key: string
  readonly operator: Comparison
  /** The values, of which a card must have at least one. */
  readonly values: readonly string[]
  /** Whether the term excludes the cards that match it. */
  readonly isNot?: boolean
}

/** A part of plain words: a term that they mean, a word that they contain, or a word that joins. */
export type PlainPart =
  | { readonly kind: 'terms'; readonly terms: readonly TermParts[]; readonly words: readonly PlainWord[] }
  | { readonly kind: 'word' | 'filler' | 'and' | 'or'; readonly words: readonly [PlainWord] }
