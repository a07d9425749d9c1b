import type { Card } from '../cards/card.ts'
import type { Facets } from '../cards/facets.ts'
import type { SearchPart } from '../cards/search.ts'
import type { Collection } from '../collection/copies.ts'
import type { Comparison, SearchProblem, SearchTerm, Span } from './searchTree.ts'

/** How a condition is said of cards: "cards that cost 3 or less"; an adjective can stand before "cards" instead. */
export type Phrase = {
  readonly verb: 'are' | 'have' | 'cost' | 'match' | 'contain'
  readonly what: string
  readonly adjective?: string
}

/** How a condition is tried on cards. */
export type Test =
  /** The cards that have one of the values, by the catalogue's index of them. */
  | { readonly kind: 'values'; readonly field: keyof Facets; readonly values: readonly (string | boolean)[] }
  /** The cards of which a part contains one of the folded texts. */
  | { readonly kind: 'text'; readonly part: TextPart; readonly texts: readonly string[] }
  /** The cards of which something compares with one of the operands as the operator wants. */
  | {
      readonly kind: 'compare'
      readonly of: Measure
      readonly operator: Comparison
      readonly operands: readonly (number | string | Measure)[]
    }
  /** The cards of which this is true. */
  | { readonly kind: 'card'; readonly has: (card: Card) => boolean }
  /** The cards that one of the tests lets through. */
  | { readonly kind: 'any'; readonly tests: readonly Test[] }

/** What is compared of a card: a number, NaN where it has none, or a text in its order. It is asked once for each card. */
export type Measure = (card: Card) => number | string

/** Where a text is looked for: in everything that plain words are, or in one part of a card. */
export type TextPart = SearchPart | 'version' | 'flavorText' | 'artists'

/** A condition that is made of no others. */
export type Leaf = {
  readonly kind: 'leaf'
  /** The name of the key; null for words. */
  readonly key: string | null
  readonly test: Test
  readonly says: Phrase
  readonly span: Span
}

/** A word as it was typed, which may be mended where it finds nothing. */
export type WordLeaf = { readonly kind: 'word'; readonly text: string; readonly says: Phrase; readonly span: Span }

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
export type Known = {
  /** The values that occur on cards; null while the cards are not here, when any name is believed. */
  readonly facets: Facets | null
  /** Whose copies are counted; null for somebody without a collection. */
  readonly collection: Collection | 'loading' | null
}

/** A term as its key reads it: null where nothing in it makes sense. */
export type Reading = {
  readonly leaf: Pick<Leaf, 'test' | 'says'> | null
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
  readonly read: (asked: Asked, known: Known) => Reading
}

/** What a key is asked; `!=` arrives as `=`. */
export type Asked = Omit<SearchTerm, 'operator'> & { readonly operator: Comparison }

/** What is alike of all keys. */
export type KeyHead = Pick<SearchKey, 'name' | 'aliases' | 'examples'>

/** A term that makes no sense at all. */
export const misread = (message: string, span: Span): Reading => ({ leaf: null, problems: [{ span, message }] })
