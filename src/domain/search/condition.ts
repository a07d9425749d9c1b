import type { CardPart } from '../cards/cardTexts.ts'
import type { Measure, Trait } from '../cards/columns.ts'
import type { Facets } from '../cards/facets.ts'
import type { Collection, Copies } from '../collection/copies.ts'
import type { Comparison, SearchProblem, SearchTerm, Span } from './searchTree.ts'

/** How a condition is said of cards: "cards that cost 3 or less"; an adjective can stand before "cards" instead. */
export type Phrase = {
  readonly verb: 'are' | 'have' | 'cost' | 'match' | 'contain'
  readonly what: string
  readonly adjective?: string
  /** A short name for a chip, where the phrase is not one: "Fabled" for "are from Fabled". */
  readonly label?: string
}

/** How a condition is tried on cards. */
export type Test =
  /** The cards that have one of the values, by the catalogue's index of them. */
  | { readonly kind: 'values'; readonly field: keyof Facets; readonly values: readonly (string | boolean)[] }
  /** The cards of which one of the parts contains one of the folded texts. */
  | { readonly kind: 'text'; readonly parts: readonly CardPart[]; readonly texts: readonly string[] }
  /** The cards of which a number compares with one of the operands as the operator wants. */
  | {
      readonly kind: 'compare'
      readonly of: Measure
      readonly operator: Comparison
      readonly operands: readonly (number | Measure)[]
    }
  /** The cards before, behind or with one of the collector numbers, as `collectorKey` writes them. */
  | { readonly kind: 'number'; readonly operator: Comparison; readonly keys: readonly string[] }
  /** The cards of which somebody's count of copies compares so. */
  | {
      readonly kind: 'copies'
      readonly collection: Collection
      readonly count: (copies: Copies) => number
      readonly operator: Comparison
      readonly amount: number
    }
  /** The cards of which this is true; the function is the same one each time, so that what it found can be kept. */
  | { readonly kind: 'trait'; readonly has: Trait }
  /** The cards that one of the tests lets through. */
  | { readonly kind: 'any'; readonly tests: readonly Test[] }

/** A condition that is made of no others. */
export type Leaf = {
  readonly kind: 'leaf'
  /** The name of the key; null for words. */
  readonly key: string | null
  readonly test: Test
  readonly phrase: Phrase
  readonly span: Span
}

/** A word as it was typed, which may be mended where it finds nothing. */
export type WordLeaf = { readonly kind: 'word'; readonly text: string; readonly phrase: Phrase; readonly span: Span }

/** What cards have to fulfil. Lists have at least two parts. */
export type Condition =
  | Leaf
  | WordLeaf
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition }

/** The conditions that all have to hold. */
export function topConditions(condition: Condition | null): readonly Condition[] {
  return condition === null ? [] : condition.kind === 'and' ? condition.parts : [condition]
}

/** The words that are looked for by themselves, beside all terms: by them finds are ranked. */
export function searchedWords(condition: Condition | null): readonly WordLeaf[] {
  return topConditions(condition).filter((part) => part.kind === 'word')
}

/** What is known when a search is read. */
export type SearchContext = {
  /** The values that occur on cards; null while the cards are not here, when any name is believed. */
  readonly facets: Facets | null
  /** Whose copies are counted; null for somebody without a collection. */
  readonly collection: Collection | 'loading' | null
}

/** A term as its key reads it: null where nothing in it makes sense. */
export type TermReading = {
  readonly leaf: Pick<Leaf, 'test' | 'phrase'> | null
  readonly problems: readonly SearchProblem[]
}

/** A key of the search language: the parser, the help and the descriptions are made of these. */
export type SearchKey = {
  readonly name: string
  readonly aliases: readonly string[]
  /** Searches that can be tried. */
  readonly examples: readonly [string, ...string[]]
  /** The values it takes where they are the same for all cards. */
  readonly values?: readonly string[]
  /** What of cards its values are, where they are names that occur on cards. */
  readonly field?: Exclude<keyof Facets, 'inkable' | 'costs'>
  readonly read: (asked: KeyInput, known: SearchContext) => TermReading
}

/** What a key is asked; `!=` arrives as `=`. */
export type KeyInput = Omit<SearchTerm, 'operator'> & { readonly operator: Comparison }

/** What is alike of all keys. */
export type KeyHead = Pick<SearchKey, 'name' | 'aliases' | 'examples'>

/** A term that makes no sense at all. */
export const unreadable = (message: string, span: Span): TermReading => ({ leaf: null, problems: [{ span, message }] })
