import type { CardPart } from '../cards/cardTexts.ts'
import type { Measure, Trait } from '../cards/columns.ts'
import type { Facets } from '../cards/facets.ts'
import type { Collection, Copies } from '../collection/copies.ts'
import type { Comparison, SearchProblem, SearchTerm, Span } from './searchTree.ts'

/** The description of a condition: "cards that cost 3 or less". An adjective can precede "cards" instead. */
export type Phrase = {
  readonly verb: 'are' | 'have' | 'cost' | 'match' | 'contain'
  readonly what: string
  readonly adjective?: string
  /** A short name for a chip, where the phrase is not one: "Fabled" for "are from Fabled". */
  readonly label?: string
}

/** A test of cards. */
export type Test =
  /** Cards with one of the values in the catalogue's index. */
  | { readonly kind: 'values'; readonly field: keyof Facets; readonly values: readonly (string | boolean)[] }
  /** Cards with one of the folded texts in one of the parts. */
  | { readonly kind: 'text'; readonly parts: readonly CardPart[]; readonly texts: readonly string[] }
  /** Cards whose number compares with any of the operands. */
  | {
      readonly kind: 'compare'
      readonly of: Measure
      readonly operator: Comparison
      readonly operands: readonly (number | Measure)[]
    }
  /** Cards whose collector number compares with any of the keys, which are in the form of `collectorKey`. */
  | { readonly kind: 'number'; readonly operator: Comparison; readonly keys: readonly string[] }
  /** Cards whose number of owned copies compares with the amount. */
  | {
      readonly kind: 'copies'
      readonly collection: Collection
      readonly count: (copies: Copies) => number
      readonly operator: Comparison
      readonly amount: number
    }
  /** Cards with a trait. Pass the same function each time, because results are cached for it. */
  | { readonly kind: 'trait'; readonly has: Trait }
  /** Cards that pass any of the tests. */
  | { readonly kind: 'any'; readonly tests: readonly Test[] }

/** A condition without parts. */
export type Leaf = {
  readonly kind: 'leaf'
  /** The key's name; null for a word. */
  readonly key: string | null
  readonly test: Test
  readonly phrase: Phrase
  readonly span: Span
}

/** A typed word, which may be corrected if it matches nothing. */
export type WordLeaf = { readonly kind: 'word'; readonly text: string; readonly phrase: Phrase; readonly span: Span }

/** A condition on cards. `and` and `or` have at least two parts. */
export type Condition =
  | Leaf
  | WordLeaf
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition }

/** The conditions that must all hold. */
export function topConditions(condition: Condition | null): readonly Condition[] {
  return condition === null ? [] : condition.kind === 'and' ? condition.parts : [condition]
}

/** The top-level words of a search, which rank its results. */
export function searchedWords(condition: Condition | null): readonly WordLeaf[] {
  return topConditions(condition).filter((part) => part.kind === 'word')
}

/** The data that a search is read with. */
export type SearchContext = {
  /** The values on cards; null while the cards load, when every name is accepted. */
  readonly facets: Facets | null
  /** The member's collection; null for guests. */
  readonly collection: Collection | 'loading' | null
}

/** The result of reading a term; `leaf` is null if no value makes sense. */
export type TermReading = {
  readonly leaf: Pick<Leaf, 'test' | 'phrase'> | null
  readonly problems: readonly SearchProblem[]
}

/** A key of the search language. Parser, help and descriptions use it. */
export type SearchKey = {
  readonly name: string
  readonly aliases: readonly string[]
  /** Example searches. */
  readonly examples: readonly [string, ...string[]]
  /** Its values, if they are the same for all cards. */
  readonly values?: readonly string[]
  /** The field of cards that its values come from, if any. */
  readonly field?: Exclude<keyof Facets, 'inkable' | 'costs'>
  readonly read: (asked: KeyInput, known: SearchContext) => TermReading
}

/** A term for a key. The caller handles `!=`, which arrives as `=`. */
export type KeyInput = Omit<SearchTerm, 'operator'> & { readonly operator: Comparison }

/** The fields that all kinds of keys share. */
export type KeyHead = Pick<SearchKey, 'name' | 'aliases' | 'examples'>

/** The result of a term that makes no sense. */
export const unreadable = (message: string, span: Span): TermReading => ({ leaf: null, problems: [{ span, message }] })
